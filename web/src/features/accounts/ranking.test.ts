import { roles } from '@vincere/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choose, emptyRanking, parseRanking, type Ranking, rankingOf, swap, toggle } from './ranking.ts';

const place = fc.nat(roles.length - 1);
const role = fc.constantFrom(...roles);
/** Rankings as a person arrives at them. */
const ranking = fc.array(fc.tuple(fc.nat(2), place, place, role)).map((steps) =>
  steps.reduce<Ranking>((now, [how, at, other, chosen]) => {
    if (how === 0) return choose(now, at, chosen);
    return how === 1 ? toggle(now, chosen) : swap(now, at, other);
  }, emptyRanking),
);
const always = (holds: (now: Ranking, at: number, chosen: (typeof roles)[number]) => void) =>
  fc.assert(fc.property(ranking, place, role, (...given) => holds(...given)));

test('whatever a person does, no role is held twice, and a reload keeps the ranking', () =>
  always((now) => {
    const held = now.filter((one) => one !== null);
    expect(new Set(held).size).toBe(held.length);
    expect(parseRanking(now.join(','))).toEqual(now);
  }));

test('choosing a role again clears the place that it had and no other', () =>
  always((now, at, chosen) => {
    const cleared = now.map((held) => (held === chosen ? null : held));
    expect(choose(now, at, chosen)).toEqual(cleared.with(at, chosen));
  }));

test('a tile puts its role in the first empty place, or takes it out', () =>
  always((now, _, chosen) => {
    const first = now.includes(chosen) ? -1 : now.indexOf(null);
    expect(toggle(now, chosen).indexOf(chosen)).toBe(first);
  }));

test('two places change their roles, an empty one too', () => {
  expect(swap(parseRanking('legal,,social'), 0, 1).slice(0, 3)).toEqual([null, 'legal', 'social']);
});

test('what a person has stored is their ranking, in whatever order it comes; nothing is none', () => {
  const stored = roles.map((room_id, at) => ({ room_id, preference_order: roles.length - at }));
  expect(rankingOf(stored)).toEqual([...roles].reverse());
  expect(rankingOf([])).toEqual(emptyRanking);
});

test.each(['', 'nobody', 'legal,legal'])('"%s" in the storage is an empty ranking', (stored) => {
  expect(parseRanking(stored)).toEqual(emptyRanking);
});
