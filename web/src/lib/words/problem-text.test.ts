import { CallFailed } from '@vincere/contract/client';
import { understandPosts } from '@vincere/domain';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '../../languages/de/index.ts';
import { setLanguage } from '../language.ts';
import { mistakesIn, problemText, serverMessage } from './problem-text.ts';

const german = () => setLanguage('de', catalogue);
afterEach(() => setLanguage('en-US', { texts: {}, sentences: {}, factWords: {} }));

const problem = { code: 'value.too-long', facts: { most: 5_000 }, message: 'At most 5,000 characters' };

test('a problem is shown in English or German, with its numbers', () => {
  expect(problemText(problem)).toBe('At most 5,000 characters');
  german();
  expect(problemText(problem)).toBe('Höchstens 5.000 Zeichen');
});

test('words in a problem are translated', () => {
  german();
  const understood = understandPosts('{', 'legal');
  expect('problems' in understood && understood.problems.map(problemText)).toEqual([
    'Hier wird ein Name in "Anführungszeichen" erwartet, nicht das Ende des Textes',
  ]);
});

test('a problem with an unknown code keeps its message', () => {
  german();
  expect(problemText({ code: 'from-a-newer-server', facts: {}, message: 'Something new' })).toBe(
    'Something new',
  );
});

test('a message without a code is a fixed text', () => {
  german();
  expect(problemText({ message: 'This field is required' })).toBe('Bitte füllen Sie dieses Feld aus');
});

test('the mistakes in a file are read from a list, and anything else is ignored', () => {
  german();
  expect(mistakesIn([{ path: 'description', ...problem }, { path: 3 }, null])).toEqual([
    { path: 'description', message: 'Höchstens 5.000 Zeichen' },
  ]);
  expect(mistakesIn(undefined)).toEqual([]);
});

test('a failed call is described by the code of its first mistake, its own code, its text or its status', () => {
  german();
  const message = 'title is required';
  const errors = [{ path: 'body.title', code: 'input.missing', facts: { field: 'title' }, message }];
  const failed = (body: Record<string, unknown>) => serverMessage(new CallFailed(500, body));
  expect(failed({ code: 'invalid-input', detail: message, errors })).toBe('title fehlt');
  expect(failed({ code: 'internal', request: 'r1', detail: 'English' })).toBe(
    'Bei uns ist etwas schiefgegangen (Anfrage r1)',
  );
  expect(failed({ code: 'unreadable-request', detail: 'The request is too large' })).toBe(
    'Die Anfrage ist zu groß',
  );
  expect(failed({ code: 'new', detail: 'Something new' })).toBe('Something new');
  expect(failed({})).toBe('Die Anfrage ist fehlgeschlagen (Status 500)');
});
