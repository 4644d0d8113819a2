import { describe, expect, test } from 'vitest';
import { entriesLeft, judgeEntryEdit, judgeNewEntry, shownAuthors } from './entries.ts';

const why = { phase: 'why', entered_at: 0 } as const;
const refused = (code: string) => expect.objectContaining({ code });

describe('an entry', () => {
  test('an entry is written in the current phase only, ten per person', () => {
    expect(() => judgeNewEntry(why, 'why', 9)).not.toThrow();
    expect(() => judgeNewEntry(why, 'why', 10)).toThrow(refused('debrief.too-many-entries'));
    expect(() => judgeNewEntry(why, 'reactions', 0)).toThrow(refused('debrief.phase-closed'));
  });

  test('an entry can be edited until its phase closes, but not made private once it was shown', () => {
    const edit = (is_released: boolean, is_private: boolean, phase: 'why' | 'reactions' = 'why') =>
      judgeEntryEdit(why, { phase, is_released }, { is_private });
    expect(() => edit(false, true)).not.toThrow();
    expect(() => edit(true, false)).not.toThrow();
    expect(() => edit(true, true)).toThrow(refused('debrief.entry-released'));
    expect(() => edit(false, false, 'reactions')).toThrow(refused('debrief.phase-closed'));
  });

  test('an entry can be released if it is for all', () => {
    expect(entriesLeft(['a', 'b'], ['b', 'b'])).toEqual(['b']);
    expect(entriesLeft(['a', 'b'], ['a', 'c'])).toEqual(['a']);
    expect(() => entriesLeft(['a', 'b'], ['c'])).toThrow(refused('debrief.entry-unknown'));
  });
});

test('authors of entries are counted in fours once their phase is over, and only if no entry has a name', () => {
  const shown = (people: number, other: Partial<Parameters<typeof shownAuthors>[0]> = {}, stays = 1) =>
    shownAuthors({ phase: 'why', people, shows_names: false, ...other }, 'lessons', stays);
  expect([0, 1, 3, 4, 5, 7, 8, 23].map((people) => shown(people))).toEqual([0, 0, 0, 4, 4, 4, 8, 20]);
  expect(shown(8, { shows_names: true })).toBe(0);
  expect(shown(8, { phase: 'lessons' })).toBe(0);
  expect(shown(8, {}, 2)).toBe(0);
});
