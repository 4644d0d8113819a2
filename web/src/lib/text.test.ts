import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '../languages/de/index.ts';
import { setLanguage } from './language.ts';
import { plural, rich, sentenceOf, t, translated } from './text.ts';
import { refusalText } from './words/refusal-text.ts';

const german = () => setLanguage('de', catalogue);
afterEach(() => setLanguage('en-US', { texts: {}, sentences: {}, factWords: {} }));

test('a text is shown in English or German', () => {
  expect(t('Log In')).toBe('Log In');
  expect(t('{role} is preference {number}.', { role: 'Legal Expert', number: 2 })).toBe(
    'Legal Expert is preference 2.',
  );
  german();
  expect(t('Log In')).toBe('Anmelden');
  expect(t('{role} is preference {number}.', { role: 'Recht', number: 2 })).toBe('Recht ist Wunsch 2.');
});

test('a count has the plural form and number format of its language', () => {
  const age = (count: number) => plural(count, '{count} day ago', '{count} days ago');
  expect([0, 1, 1200].map(age)).toEqual(['0 days ago', '1 day ago', '1,200 days ago']);
  german();
  expect([0, 1, 1200].map(age)).toEqual(['vor 0 Tagen', 'vor 1 Tag', 'vor 1.200 Tagen']);
});

test('elements are placed where the translation has them', () => {
  const shown = () =>
    renderToStaticMarkup(
      rich('Show<sr> what is typed as {field}</sr>', { field: 'Passwort', sr: (words) => ['[', words, ']'] }),
    );
  expect(shown()).toBe('Show[ what is typed as Passwort]');
  german();
  expect(shown()).toBe('Zeigen[, was bei „Passwort“ steht]');
});

test('a text that a user wrote is inserted literally, even if it looks like a placeholder or an element', () => {
  expect(t('Continue as {name}', { name: '{code} <b>Ada</b>' })).toBe('Continue as {code} <b>Ada</b>');
});

test('an English text loses its hint for translators, and an unknown text is unchanged', () => {
  expect(translated('Open@@not closed')).toBe('Open');
  german();
  expect(translated('Something new')).toBe('Something new');
  // Every object has a property of this name.
  expect(translated('constructor')).toBe('constructor');
});

test('a refusal is translated by its code and facts', () => {
  expect(refusalText('account.too-many-tries', { seconds: 30 })).toBe(
    'Too many tries. Please wait 30 seconds and try again.',
  );
  german();
  expect(refusalText('account.too-many-tries', { seconds: 3_000 })).toContain('3.000 Sekunden');
  expect(refusalText('advance.missing-voters', { names: 'Ada {names}, Max', missing_users: [] })).toBe(
    'Einige haben noch nicht abgestimmt: Ada {names}, Max',
  );
  expect(refusalText('scenario.limit', { ordinal: 'second', limit: 3, title: '' })).toBe(
    'Die zweite Phase kann höchstens 3 Szenarien haben.',
  );
  expect(refusalText('run.bad-transition', { from: 'DRAFT', to: 'ENDED' })).not.toContain('DRAFT');
});

test('the name of a run is not translated, even if it is the word of a status', () => {
  german();
  expect(refusalText('stage.reached', { run: 'PAUSED' })).toContain('Durchlauf PAUSED');
  expect(refusalText('stage.reached', { run: 'constructor' })).toContain('Durchlauf constructor');
});

test('an unknown code has no translation, so that the English message is shown', () => {
  german();
  expect(sentenceOf('run.from-a-newer-server', {})).toBeUndefined();
  expect(sentenceOf('constructor', {})).toBeUndefined();
});
