import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeOrder, leadingDecisions, type OrderFacts, penHolder, penMs, requirePen } from './orders.ts';

const now = 1_000_000;
const order = (changes: Partial<OrderFacts> = {}): OrderFacts => ({
  status: 'IN_PROGRESS',
  is_current: true,
  has_begun: true,
  asks_order: true,
  text: 'Call the tug.',
  revision: 3,
  pen: null,
  ...changes,
});
const ada = { user_id: 1, is_admin: false };
const facilitator = { user_id: 9, is_admin: true };
const heldBy = (user_id: number, used_at = now - 1_000) => ({ user_id, name: 'Ben Wu', used_at });
const refused = (code: string) => expect.objectContaining({ code });

describe('the pen', () => {
  test('the pen is free again 60 seconds after it was used', () => {
    expect(penHolder(null, now)).toBeNull();
    expect(penHolder(heldBy(2, now - penMs + 1), now)).toMatchObject({ user_id: 2, until: now + 1 });
    expect(penHolder(heldBy(2, now - penMs), now)).toBeNull();
  });

  test('the pen can be taken from somebody else only by a facilitator', () => {
    const held = order({ pen: heldBy(2) });
    expect(() => requirePen(held, ada, now)).toThrow(refused('order.pen-taken'));
    expect(() => requirePen(held, { ...ada, user_id: 2 }, now)).not.toThrow();
    expect(() => requirePen(held, facilitator, now)).not.toThrow();
    expect(() => judgeOrder(held, facilitator, { text: 'x', revision: 3 }, now)).toThrow(
      refused('order.pen-taken'),
    );
  });
});

describe('a new text', () => {
  test.each([
    ['run.not-started', { status: 'DRAFT' }],
    ['run.is-over', { status: 'COMPLETED' }],
    ['order.closed', { is_current: false }],
    ['stage.not-begun', { has_begun: false, asks_order: false }],
    ['order.not-asked', { asks_order: false }],
  ] as const)('a new text of an order is refused with %s', (code, changes) => {
    expect(() => judgeOrder(order(changes), ada, { text: 'x', revision: 3 }, now)).toThrow(refused(code));
    expect(() => requirePen(order(changes), facilitator, now)).toThrow(refused(code));
  });

  test('a new text of an order can be written during a pause', () => {
    expect(judgeOrder(order({ status: 'PAUSED' }), ada, { text: 'x', revision: 3 }, now)).toBe('saved');
  });

  test('a text of an order is saved if based on the current revision, and is a repeat if already stored', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(5), fc.nat(5), (stored, text, current, revision) => {
        const judge = () =>
          judgeOrder(order({ text: stored, revision: current }), ada, { text, revision }, now);
        const isRefused = text !== stored && revision !== current;
        let result: string;
        try {
          result = judge();
        } catch (error) {
          result = (error as { code: string }).code;
        }
        expect(result).toBe(isRefused ? 'order.changed' : text === stored ? 'repeat' : 'saved');
      }),
    );
  });
});

test('no decision leads while a final decision is missing', () => {
  const votes = [{ decision_chosen_id: 4 }, { decision_chosen_id: 5 }, { decision_chosen_id: 4 }];
  expect(leadingDecisions(1, votes)).toEqual([]);
  expect(leadingDecisions(0, votes)).toEqual([4]);
  expect(leadingDecisions(0, votes.slice(0, 2))).toEqual([4, 5]);
});
