import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CarrierHistory,
  factStates,
  factTicks,
  historyOf,
  isKept,
  isShared,
  reachedBy,
  stopOf,
  tableShares,
} from './fact-states.ts';
import { roles, rooms } from './rooms.ts';

const fact = { posts: [1, 2], files: [1] };
const nothing: CarrierHistory = { arrivals: [], reads: [], items: [], citations: [], closed_at: null };
const post = (id: number) => ({ kind: 'post' as const, id });
const held = { ...post(1), room_name: 'legal' as const, at: 10 };
const read = { ...held, at: 20 };
const item = { ...held, at: 30, seat_id: 7 };
const citation = { ...post(1), room_name: 'social' as const, at: 50, seat_id: 8, counts: true };
const voiced = { kind: 'voiced' as const, at: 40 };
const used = { kind: 'used' as const, at: 45 };

describe('a fact', () => {
  test('is nowhere until a post or file that carries it comes into a room', () => {
    expect(historyOf(fact, [], nothing)).toEqual({
      state: 'nowhere',
      rooms: [],
      on_table: null,
      voiced: null,
      used: null,
      is_cited: false,
    });
    const others = [
      { ...held, id: 3 },
      { ...held, kind: 'file' as const, id: 2 },
    ];
    expect(historyOf(fact, [], { ...nothing, arrivals: others }).state).toBe('nowhere');
  });

  test('is held by the rooms of what carries it, each from its first arrival', () => {
    const arrivals = [
      { ...held, ...post(2), at: 15 },
      held,
      { ...held, room_name: 'social' as const, at: 12 },
    ];
    const history = historyOf(fact, [], { ...nothing, arrivals, reads: [read] });
    expect(history.state).toBe('read');
    expect(history.rooms).toEqual([
      { room_name: 'social', held_at: 12, read_at: null },
      { room_name: 'legal', held_at: 10, read_at: 20 },
    ]);
  });

  test('is held by every room if the dashboard has it', () => {
    const arrivals = [{ ...held, kind: 'file' as const, room_name: 'dashboard' as const }];
    expect(historyOf(fact, [], { ...nothing, arrivals }).rooms.map(({ room_name }) => room_name)).toEqual([
      ...roles,
    ]);
  });

  test('is read only by rooms that hold it', () => {
    const reads = [{ ...read, room_name: 'social' as const }];
    expect(historyOf(fact, [], { ...nothing, arrivals: [held], reads }).state).toBe('held');
  });

  test('keeps the room that brought it to the table first, and the room of the first vote that cites it', () => {
    const items = [{ ...item, ...post(2), room_name: 'social' as const, at: 35, seat_id: 9 }, item];
    const history = historyOf(fact, [], { ...nothing, arrivals: [held], items, citations: [citation] });
    expect(history).toMatchObject({
      state: 'used',
      on_table: { room_name: 'legal', seat_id: 7, at: 30 },
      used: { room_name: 'social', seat_id: 8, at: 50 },
      is_cited: true,
    });
  });

  test('is used without a room if a facilitator ticked it before a vote cited it', () => {
    const history = { ...nothing, citations: [citation] };
    expect(historyOf(fact, [used], history).used).toEqual({ room_name: null, seat_id: null, at: 45 });
    expect(historyOf(fact, [{ ...used, at: 60 }], history).used).toMatchObject({ room_name: 'social' });
  });

  test('stays used by a withdrawn vote until the scenario is closed', () => {
    const citations = [{ ...citation, counts: false }];
    const open = historyOf(fact, [voiced], { ...nothing, citations });
    expect(open).toMatchObject({ state: 'used', is_cited: false });
    expect(historyOf(fact, [voiced], { ...nothing, citations, closed_at: 99 })).toMatchObject({
      state: 'voiced',
      used: null,
    });
  });

  test('is not read any more once the scenario is closed', () => {
    const history = { ...nothing, arrivals: [held], reads: [{ ...read, at: 100 }], closed_at: 99 };
    expect(historyOf(fact, [], history).state).toBe('held');
  });
});

test('more events, ticks and votes never lower a state while the scenario is open', () => {
  const room = fc.constantFrom(...rooms);
  const role = fc.constantFrom(...roles);
  const event = { kind: fc.constantFrom('post', 'file'), id: fc.nat(3), at: fc.nat(100) } as const;
  const seat_id = fc.nat(5);
  const histories = fc.record({
    arrivals: fc.array(fc.record({ ...event, room_name: room })),
    reads: fc.array(fc.record({ ...event, room_name: room })),
    items: fc.array(fc.record({ ...event, room_name: role, seat_id })),
    citations: fc.array(fc.record({ ...event, room_name: room, seat_id, counts: fc.boolean() })),
    closed_at: fc.constant(null),
  });
  const ticks = fc.uniqueArray(fc.record({ kind: fc.constantFrom(...factTicks), at: fc.nat(100) }), {
    selector: ({ kind }) => kind,
  });
  const rank = (state: (typeof factStates)[number]) => factStates.indexOf(state);
  fc.assert(
    fc.property(histories, histories, ticks, (one, more, ticked) => {
      const both = {
        arrivals: [...one.arrivals, ...more.arrivals],
        reads: [...one.reads, ...more.reads],
        items: [...one.items, ...more.items],
        citations: [...one.citations, ...more.citations],
        closed_at: null,
      };
      const before = historyOf(fact, [], one);
      const after = historyOf(fact, ticked, both);
      expect(rank(after.state)).toBeGreaterThanOrEqual(rank(before.state));
      for (const { room_name } of before.rooms)
        expect(after.rooms.map((other) => other.room_name)).toContain(room_name);
    }),
  );
});

test('a fact reached its state with the room and at the time of the event behind it', () => {
  const all = { ...nothing, arrivals: [held], reads: [read], items: [item], citations: [citation] };
  expect(reachedBy(historyOf(fact, [], nothing))).toEqual({ room: null, at: null });
  expect(reachedBy(historyOf(fact, [], { ...nothing, arrivals: [held] }))).toEqual({ room: null, at: 10 });
  expect(reachedBy(historyOf(fact, [], { ...all, items: [], citations: [] }))).toEqual({
    room: null,
    at: 20,
  });
  expect(reachedBy(historyOf(fact, [], { ...all, citations: [] }))).toEqual({ room: 'legal', at: 30 });
  expect(reachedBy(historyOf(fact, [voiced], { ...all, citations: [] }))).toEqual({ room: null, at: 40 });
  expect(reachedBy(historyOf(fact, [], all))).toEqual({ room: 'social', at: 50 });
  expect(reachedBy(historyOf(fact, [used], all))).toEqual({ room: null, at: 45 });
});

test('a fact is shared once it has left its rooms, and stops where it came last', () => {
  const stops = factStates.map((state) => stopOf({ state, on_table: state === 'on-table' ? item : null }));
  expect(stops).toEqual(['nowhere', 'in-room', 'in-room', 'on-table', 'voiced', 'used']);
  expect(stopOf({ state: 'voiced', on_table: item })).toBe('on-table');
  expect(factStates.filter((state) => isShared({ state }))).toEqual(['on-table', 'voiced', 'used']);
  expect(factStates.filter((state) => isKept({ state }))).toEqual(['held', 'read']);
});

test('shares compare facts that one room held with facts that several held', () => {
  const facts = [
    { rooms: ['legal'], on_table: item },
    { rooms: ['legal'], on_table: null },
    { rooms: ['legal', 'social'], on_table: item },
    { rooms: [], on_table: null },
  ];
  expect(tableShares(facts)).toEqual({ one: { reached: 1, of: 2 }, several: { reached: 1, of: 1 } });
});
