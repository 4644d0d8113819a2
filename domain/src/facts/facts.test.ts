import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { roles } from '../rooms/rooms.ts';
import {
  balanceOf,
  decisionSupportedBy,
  type FactLinks,
  factLimit,
  requireCarrier,
  requireFactLinks,
  requireFactOrder,
  requireWithinFactLimit,
  roomsHolding,
} from './facts.ts';

const scenario = { posts: [1, 2], files: [3], decisions: [11, 12, 13] };
const links = (changes: Partial<FactLinks>): FactLinks => ({
  posts: [],
  files: [],
  supports: [],
  opposes: [],
  ...changes,
});
function codeOf(rule: () => void): string | undefined {
  try {
    rule();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return undefined;
}

test('a scenario has up to twelve facts', () => {
  expect(codeOf(() => requireWithinFactLimit(factLimit - 1))).toBeUndefined();
  expect(codeOf(() => requireWithinFactLimit(factLimit))).toBe('fact.limit');
});

test('a fact refers only to posts, files and decisions of its scenario', () => {
  const codeFor = (changes: Partial<FactLinks>) => codeOf(() => requireFactLinks(links(changes), scenario));
  expect(codeFor({ posts: [1], files: [3], supports: [11], opposes: [12, 13] })).toBeUndefined();
  expect(codeFor({})).toBeUndefined();
  expect(codeFor({ posts: [3] })).toBe('fact.foreign-carrier');
  expect(codeFor({ files: [1] })).toBe('fact.foreign-carrier');
  expect(codeFor({ opposes: [14] })).toBe('fact.foreign-decision');
  expect(codeFor({ supports: [11], opposes: [11] })).toBe('fact.contradictory');
});

test('a fact needs a carrier (a post or file), unless it was stored without one', () => {
  const [bare, byPost, byFile] = [links({}), links({ posts: [1] }), links({ files: [3] })];
  for (const before of [null, byPost, byFile])
    expect(codeOf(() => requireCarrier(bare, before))).toBe('fact.no-carrier');
  for (const [fact, before] of [
    [byPost, null],
    [byFile, byPost],
    [byPost, bare],
    [bare, bare],
  ] as const)
    expect(codeOf(() => requireCarrier(fact, before))).toBeUndefined();
});

test('an order of facts lists each fact of its scenario once', () => {
  const order = (...ids: number[]) => requireFactOrder(ids, [1, 2, 3]);
  order(3, 1, 2);
  requireFactOrder([], []);
  for (const ids of [[], [1, 2], [1, 2, 4], [1, 2, 2], [1, 2, 3, 3], [1, 2, 3, 4]])
    expect(() => order(...ids)).toThrow(new Refusal('fact.other-order'));
});

test('a room holds what its posts and files carry, and every room what the dashboard carries', () => {
  expect(roomsHolding([])).toEqual([]);
  expect(roomsHolding([{ room_name: 'legal' }, { room_name: 'economic' }, { room_name: 'legal' }])).toEqual(
    roles.filter((role) => role === 'legal' || role === 'economic'),
  );
  expect(roomsHolding([{ room_name: 'dashboard' }])).toEqual(roles);
});

describe('the decision that facts support', () => {
  const decisions = [11, 12, 13];
  test('the decision that facts support has the single highest balance', () => {
    const facts = [
      { supports: [11], opposes: [] },
      { supports: [12], opposes: [11] },
    ];
    expect(decisions.map((id) => balanceOf(facts, id))).toEqual([0, 1, 0]);
    expect(decisionSupportedBy(facts, decisions)).toBe(12);
  });

  test('facts support no decision if there are none, or while the highest balances are level', () => {
    expect(decisionSupportedBy([], decisions)).toBeNull();
    expect(decisionSupportedBy([{ supports: [11, 12], opposes: [] }], decisions)).toBeNull();
    expect(decisionSupportedBy([{ supports: [], opposes: [11] }], decisions)).toBeNull();
    expect(decisionSupportedBy([{ supports: [], opposes: [11, 12] }], decisions)).toBe(13);
  });

  test('the decision that facts support does not depend on the order of the facts', () => {
    const some = fc.subarray(decisions);
    const facts = fc.array(fc.record({ supports: some, opposes: some }), { maxLength: factLimit });
    fc.assert(
      fc.property(facts, (all) => {
        expect(decisionSupportedBy(all.toReversed(), decisions)).toBe(decisionSupportedBy(all, decisions));
      }),
    );
  });
});
