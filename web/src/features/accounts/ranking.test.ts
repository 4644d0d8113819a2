import { roles } from '@vincere/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choose, emptyRanking, parseRanking, type Ranking, rankingOf, swap, toggle } from './ranking.ts';

const place = fc.nat(roles.length - 1);
const role = fc.constantFrom(...roles);
/** Rankings after any sequence of user actions. */
const ranking = fc.array(fc.tuple(fc.nat(2), place, place, role)).map((steps) =>
  steps.reduce<Ranking>((current, [action, at, other, chosen]) => {
    if (action === 0) return choose(current, at, chosen);
    return action === 1 ? toggle(current, chosen) : swap(current, at, other);
  }, emptyRanking),
);
const always = (check: (ranking: Ranking, at: number, chosen: (typeof roles)[number]) => void) =>
  fc.assert(fc.property(ranking, place, role, (...args) => check(...args)));

test('never ranks a role twice, and survives a reload', () =>
  always((current) => {
    const ranked = current.filter((one) => one !== null);
    expect(new Set(ranked).size).toBe(ranked.length);
    expect(parseRanking(current.join(','))).toEqual(current);
  }));

test('choosing a role again clears only its former place', () =>
  always((current, at, chosen) => {
    const cleared = current.map((one) => (one === chosen ? null : one));
    expect(choose(current, at, chosen)).toEqual(cleared.with(at, chosen));
  }));

test('a tile puts its role in the first empty place, or removes it', () =>
  always((current, _, chosen) => {
    const first = current.includes(chosen) ? -1 : current.indexOf(null);
    expect(toggle(current, chosen).indexOf(chosen)).toBe(first);
  }));

test('swaps two places, even if one is empty', () => {
  expect(swap(parseRanking('legal,,social'), 0, 1).slice(0, 3)).toEqual([null, 'legal', 'social']);
});

test('reads stored preferences in any order; none give an empty ranking', () => {
  const stored = roles.map((room_id, at) => ({ room_id, preference_order: roles.length - at }));
  expect(rankingOf(stored)).toEqual([...roles].reverse());
  expect(rankingOf([])).toEqual(emptyRanking);
});

test.each(['', 'nobody', 'legal,legal'])('parses "%s" as an empty ranking', (stored) => {
  expect(parseRanking(stored)).toEqual(emptyRanking);
});
