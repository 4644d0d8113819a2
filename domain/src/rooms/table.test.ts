import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { roles, rooms } from './rooms.ts';
import {
  bringsFrom,
  isSharedEvidence,
  requireAddable,
  requireTakeBack,
  type TableFacts,
  tableLimits,
} from './table.ts';

const table = (changes: Partial<TableFacts> = {}): TableFacts => ({
  status: 'IN_PROGRESS',
  is_on: true,
  is_current: true,
  has_begun: true,
  rooms: [],
  ...changes,
});
const refused = (code: string) => expect.objectContaining({ code });
/** Returns what a rule returns, or the code of its refusal. */
function answerOf(rule: () => string): string {
  try {
    return rule();
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('what a person may put on the table', () => {
  test('a person may put items of their own room on the table, or of all six rooms from the dashboard', () => {
    for (const own of rooms)
      for (const room of rooms)
        expect(bringsFrom(own, room)).toBe(room !== 'dashboard' && (own === room || own === 'dashboard'));
  });

  test('putting an item on the table is refused while the table is not open', () => {
    const closed: [Partial<TableFacts>, string][] = [
      [{ is_on: false, status: 'DRAFT' }, 'table.off'],
      [{ status: 'DRAFT' }, 'run.not-started'],
      [{ status: 'COMPLETED' }, 'run.is-over'],
      [{ status: 'ENDED' }, 'run.is-over'],
      [{ is_current: false, status: 'PAUSED' }, 'table.closed'],
      [{ has_begun: false }, 'stage.not-begun'],
      [{ status: 'PAUSED' }, 'table.paused'],
    ];
    for (const [changes, code] of closed)
      expect(() => requireAddable(table(changes), 'legal')).toThrow(refused(code));
    expect(() => requireAddable(table(), null)).toThrow(refused('table.not-of-room'));
  });

  test('items on the table are limited for each room and in all, whatever the order of adding', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...roles), { maxLength: 120 }), (asked) => {
        const on: TableFacts['rooms'][number][] = [];
        for (const room of asked) {
          const isFull = on.length >= tableLimits.items;
          const isRoomFull = on.filter((one) => one === room).length >= tableLimits.ofRoom;
          const expected = isFull ? 'table.full' : isRoomFull ? 'table.room-full' : room;
          const answer = answerOf(() => requireAddable(table({ rooms: [...on] }), room));
          expect(answer).toBe(expected);
          if (answer === room) on.push(room);
        }
        expect(on.length).toBeLessThanOrEqual(tableLimits.items);
        for (const role of roles)
          expect(on.filter((one) => one === role).length).toBeLessThanOrEqual(tableLimits.ofRoom);
      }),
    );
    const full = roles.flatMap((role) => times(tableLimits.ofRoom, role));
    expect(full).toHaveLength(tableLimits.items);
    expect(() => requireAddable(table({ rooms: full }), 'legal')).toThrow(refused('table.full'));
  });
});

describe('taking an item back', () => {
  const item = { is_own: true, is_cited: false };

  test('an item can be taken back by the person who added it and by facilitators', () => {
    expect(() => requireTakeBack(table(), item, { is_admin: false })).not.toThrow();
    expect(() => requireTakeBack(table(), { ...item, is_own: false }, { is_admin: true })).not.toThrow();
    expect(() => requireTakeBack(table(), { ...item, is_own: false }, { is_admin: false })).toThrow(
      refused('table.not-adder'),
    );
  });

  test('taking an item back is refused once a vote cites it or its scenario closed, but not during a pause', () => {
    for (const is_admin of [true, false]) {
      expect(() => requireTakeBack(table(), { ...item, is_cited: true }, { is_admin })).toThrow(
        refused('table.cited'),
      );
      expect(() => requireTakeBack(table({ is_current: false }), item, { is_admin })).toThrow(
        refused('table.closed'),
      );
      expect(() => requireTakeBack(table({ status: 'PAUSED' }), item, { is_admin })).not.toThrow();
    }
  });
});

test('evidence counts as shared if it came from another room', () => {
  expect(isSharedEvidence('legal', 'legal')).toBe(false);
  expect(isSharedEvidence('legal', 'dashboard')).toBe(false);
  expect(isSharedEvidence('legal', 'social')).toBe(true);
  for (const room of rooms) expect(isSharedEvidence('dashboard', room)).toBe(true);
});
