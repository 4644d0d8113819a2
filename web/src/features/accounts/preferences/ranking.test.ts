import { roles } from '@vincere/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choose, emptyRanking, parseRanking, type Ranking, rankingOf } from './ranking.ts';

const place = fc.nat(roles.length - 1);
const role = fc.constantFrom(...roles);
/** Rankings after any sequence of user actions. */
const ranking = fc
  .array(fc.tuple(place, fc.option(role)))
  .map((steps) =>
    steps.reduce<Ranking>((current, [at, chosen]) => choose(current, at, chosen), emptyRanking),
  );
const always = (check: (ranking: Ranking, at: number, chosen: (typeof roles)[number]) => void) =>
  fc.assert(fc.property(ranking, place, role, (...args) => check(...args)));

test('a ranking never contains a role twice, and survives a reload', () =>
  always((current) => {
    const ranked = current.filter((one) => one !== null);
    expect(new Set(ranked).size).toBe(ranked.length);
    expect(parseRanking(current.join(','))).toEqual(current);
  }));

test('choosing a role again clears only its former rank', () =>
  always((current, at, chosen) => {
    const cleared = current.map((one) => (one === chosen ? null : one));
    expect(choose(current, at, chosen)).toEqual(cleared.with(at, chosen));
  }));

test('stored preferences are read in any order, and none give an empty ranking', () => {
  const stored = roles.map((room_id, at) => ({ room_id, preference_order: roles.length - at }));
  expect(rankingOf(stored)).toEqual([...roles].reverse());
  expect(rankingOf([])).toEqual(emptyRanking);
});

test.each(['', 'nobody', 'legal,legal'])('the damaged draft "%s" gives an empty ranking', (stored) => {
  expect(parseRanking(stored)).toEqual(emptyRanking);
});
