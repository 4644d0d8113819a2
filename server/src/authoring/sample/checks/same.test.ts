import type { SampleLanguage } from '@vincere/contract';
import { describe, expect, test } from 'vitest';
import { type Edition, english, german, noteOf } from './edition.ts';
import { textOf } from './file-text.ts';

/** The fields that hold words. Everything else is the same in both editions. */
const wordFields = new Set([
  'string_briefing',
  'teaching_note',
  'description',
  'title',
  'text',
  'stage_instruction',
  'title_of_decision',
  'description_of_decision',
  'outcome',
  'met',
  'unmet',
  'notes',
  'content',
]);

/** The words of times of the story. */
const germanTimes: Readonly<Record<string, string>> = {
  Mo: 'Mon',
  Di: 'Tue',
  Mi: 'Wed',
  Do: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  So: 'Sun',
  Tag: 'Day',
};

type Text = { place: string; text: string };

/** Returns all texts of an edition with their places, and the edition without them. */
function partsOf({ sample }: Edition): { texts: Text[]; rest: unknown } {
  const texts: Text[] = [];
  const without = (value: unknown, place: string): unknown => {
    if (Array.isArray(value))
      return value.map((part, index) => without(part, `${place}/${part.key ?? part.path ?? index}`));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([field, part]) => {
          const at = `${place}/${field}`;
          // The name of a file is no word; names of people and scenarios are.
          const isWord = wordFields.has(field) || (field === 'name' && !('path' in value));
          if (typeof part !== 'string' || !isWord) return [field, without(part, at)];
          texts.push({ place: at.replace(/^\/stages\/\d\/scenarios\//, ''), text: part });
          return [field, part === '' ? '' : 'text'];
        }),
      );
    return typeof value === 'string' && place.endsWith('/timestamp')
      ? value.replace(/^\p{L}+/u, (word) => germanTimes[word] ?? word)
      : value;
  };
  const rest = without(sample, '');
  return { texts, rest };
}

const parts = { en: partsOf(english), de: partsOf(german) };

/** Returns the numbers of an English or German text, in a common spelling and sorted. */
function numbersOf(text: string, spelling: SampleLanguage): string[] {
  const common = {
    en: text.replace(/(?<=\d),(?=\d{3}\b)/g, ''),
    de: text.replace(/(?<=\d)\.(?=\d{3}\b)/g, '').replace(/(?<=\d),(?=\d)/g, '.'),
  }[spelling];
  return (common.match(/\d+(?:[.:]\d+)*/g) ?? []).sort();
}

/** Returns the numbers that only the first list has, and those that only the second one has. */
function difference(one: readonly string[], other: readonly string[]): string {
  const without = (list: readonly string[], taken: readonly string[]) => {
    const left = [...taken];
    return list.filter((value) => {
      const index = left.indexOf(value);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
  };
  return `${without(one, other).join(' ')} | ${without(other, one).join(' ')}`;
}

/** Numbers that one of the languages writes as a word, and the other one in digits: in the English text | in the German text. */
const asWords: Readonly<Record<string, string>> = {
  // The 24-hour clock needs no name in German.
  '/string_briefing': '24 | ',
  // Hours in speech, half past ten among them.
  'adrift/decisions/offshore/outcome': '09:00 10:30 | ',
  // Noon and midnight.
  'adrift/rooms/social/posts/s8/content': ' | 24',
  'harbour-fire/rooms/economic/posts/e1/content': ' | 12:00',
  'harbour-fire/rooms/economic/posts/e5/content': ' | 12:00',
  'farmers-water/rooms/legal/posts/l1/content': ' | 24:00',
  'water-at-a-price/rooms/technological/posts/t7/content': ' | 12:00',
  // Twelve and a half is one word in German.
  'water-at-a-price/rooms/economic/posts/e4/content': '12 | ',
  'quarry-road/rooms/technological/posts/t3/author/name': ' | 12',
};

describe('the editions of the sample', () => {
  test('the editions of the sample differ in nothing but words', () => {
    expect(parts.de.rest).toEqual(parts.en.rest);
    expect(german.files).toEqual(english.files);
  });

  test('the editions of the sample have the same numbers in each text', () => {
    const different = parts.en.texts.flatMap(({ place, text }, index) => {
      const found = difference(numbersOf(text, 'en'), numbersOf(parts.de.texts[index]?.text ?? '', 'de'));
      return found === ' | ' ? [] : [[place, found]];
    });
    expect(Object.fromEntries(different)).toEqual(asWords);
  });

  test.each(['agenda', ...english.scenarios.map(({ key }) => key ?? '')])(
    'the editions of the sample have the same numbers in the teaching note about %s',
    (key) => {
      expect(numbersOf(noteOf(german, key), 'de')).toEqual(numbersOf(noteOf(english, key), 'en'));
    },
  );

  test.each([...english.files])('the editions of the sample have the same numbers in %s', async (file) => {
    const [one, other] = await Promise.all([textOf('en', file), textOf('de', file)]);
    // Programs read tables, so that their numbers are spelled alike in both languages.
    const spelling = file.endsWith('.csv') ? 'en' : 'de';
    expect(numbersOf(other, spelling)).toEqual(numbersOf(one, 'en'));
  });

  const tables = [...english.files].filter((file) => file.endsWith('.csv'));

  test.each(tables)('the editions of the sample have the same rows and columns in %s', async (file) => {
    const shapeOf = (text: string) => [text.trim().split('\n').length, text.match(/(?<=\n)[\d.]*(?=,)/g)];
    const [one, other] = await Promise.all([textOf('en', file), textOf('de', file)]);
    expect(shapeOf(other)).toEqual(shapeOf(one));
  });
});
