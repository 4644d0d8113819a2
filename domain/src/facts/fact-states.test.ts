import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roles, rooms } from '../rooms/rooms.ts';
import {
  type CarrierHistory,
  countShared,
  type FactState,
  factStates,
  historyOf,
  isKept,
  isShared,
  reachedBy,
  spreadOf,
  stopOf,
  tableShares,
} from './fact-states.ts';

const fact = { posts: [1, 2], files: [1] };
const seats = roles.map((room_name) => ({ room_name }));
const nothing: CarrierHistory = { arrivals: [], reads: [], items: [], citations: [], seats, closed_at: null };
const post = (id: number) => ({ kind: 'post' as const, id });
const held = { ...post(1), room_name: 'legal' as const, at: 10 };
const read = { ...held, at: 20 };
const item = { ...held, at: 30, seat_id: 7 };
const outside = { ...post(1), room_name: 'social' as const, at: 50, seat_id: 8, counts: true };
const voiced = { at: 40 };
const inside = { ...outside, room_name: 'legal' as const, at: 25 };

describe('a fact', () => {
  test('a fact is nowhere until a post or file that carries it comes into a room', () => {
    expect(historyOf(fact, [], nothing)).toEqual({
      state: 'nowhere',
      rooms: [],
      is_in_dashboard: false,
      on_table: null,
      voiced: null,
      used: null,
      used_in_room: null,
    });
    const others = [
      { ...held, id: 3 },
      { ...held, kind: 'file' as const, id: 2 },
    ];
    expect(historyOf(fact, [], { ...nothing, arrivals: others }).state).toBe('nowhere');
  });

  test('a fact is held by the rooms of what carries it, each from its first arrival', () => {
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

  test('a fact is held by every room if the dashboard has it', () => {
    const arrivals = [{ ...held, kind: 'file' as const, room_name: 'dashboard' as const }];
    expect(historyOf(fact, [], { ...nothing, arrivals }).rooms.map(({ room_name }) => room_name)).toEqual([
      ...roles,
    ]);
  });

  test('a fact is in no room while nobody sits in its room, unless somebody who left did something there', () => {
    const elsewhere = { ...nothing, arrivals: [held], seats: [{ room_name: 'social' as const }] };
    expect(historyOf(fact, [], elsewhere)).toMatchObject({ state: 'nowhere', rooms: [] });
    expect(isKept(historyOf(fact, [], elsewhere))).toBe(false);
    const fromDashboard = { ...elsewhere, arrivals: [{ ...held, room_name: 'dashboard' as const }] };
    expect(historyOf(fact, [], fromDashboard).rooms).toMatchObject([{ room_name: 'social' }]);
    expect(historyOf(fact, [], { ...elsewhere, reads: [read] }).state).toBe('read');
  });

  test('a fact is read only by rooms that hold it', () => {
    const reads = [{ ...read, room_name: 'social' as const }];
    expect(historyOf(fact, [], { ...nothing, arrivals: [held], reads }).state).toBe('held');
  });

  test('a fact keeps the room that brought it to the table first, and the room of the first vote that cites it', () => {
    const items = [{ ...item, ...post(2), room_name: 'social' as const, at: 35, seat_id: 9 }, item];
    const history = historyOf(fact, [], { ...nothing, arrivals: [held], items, citations: [outside] });
    expect(history).toMatchObject({
      state: 'used',
      on_table: { room_name: 'legal', seat_id: 7, at: 30 },
      used: { room_name: 'social', seat_id: 8, at: 50 },
      used_in_room: null,
    });
  });

  test('a fact is used in its own room, and not shared, if only rooms that hold it cite it', () => {
    const history = { ...nothing, arrivals: [held], reads: [read], citations: [inside] };
    const own = historyOf(fact, [], history);
    expect(own).toMatchObject({
      state: 'used-in-room',
      used: null,
      used_in_room: { room_name: 'legal', seat_id: 8, at: 25 },
    });
    expect(isShared(own)).toBe(false);
    // Each room cites its own copy.
    const both = { ...history, arrivals: [held, { ...held, ...post(2), room_name: 'social' as const }] };
    expect(historyOf(fact, [], { ...both, citations: [inside, outside] }).state).toBe('used-in-room');
  });

  test('a fact that the dashboard has is neither shared nor kept, unless it is said', () => {
    const inDashboard = { ...held, room_name: 'dashboard' as const };
    const fromDashboard = { ...outside, room_name: 'dashboard' as const };
    const histories = [
      { ...nothing, arrivals: [inDashboard] },
      { ...nothing, arrivals: [held, inDashboard], reads: [read] },
      { ...nothing, arrivals: [inDashboard], citations: [inside] },
      { ...nothing, arrivals: [inDashboard], citations: [fromDashboard] },
    ].map((history) => historyOf(fact, [], history));
    expect(histories.map(({ state }) => state)).toEqual(['held', 'read', 'used', 'used']);
    expect(histories.map(spreadOf)).toEqual(Array(4).fill('with-all'));
    expect(histories.map(stopOf)).toEqual(['in-dashboard', 'in-dashboard', 'used', 'used']);
    expect(histories.filter((history) => isShared(history) || isKept(history))).toEqual([]);
    expect(countShared(histories.map(spreadOf))).toEqual({ shared: 0, of: 0 });
    expect(tableShares(histories)).toEqual({ one: { reached: 0, of: 0 }, several: { reached: 0, of: 0 } });
    const said = historyOf(fact, [voiced], { ...nothing, arrivals: [inDashboard] });
    expect(countShared([said, historyOf(fact, [], { ...nothing, arrivals: [held] })].map(spreadOf))).toEqual({
      shared: 1,
      of: 2,
    });
  });

  test('a fact is used if it was shared, also if only its own room cites it', () => {
    const history = { ...nothing, arrivals: [held], citations: [inside] };
    const use = { room_name: 'legal', seat_id: 8, at: 25 };
    const shared = { state: 'used', used: use, used_in_room: null };
    expect(historyOf(fact, [], { ...history, items: [item] })).toMatchObject(shared);
    expect(historyOf(fact, [voiced], history)).toMatchObject(shared);
    const fromDashboard = { ...inside, room_name: 'dashboard' as const, at: 60 };
    expect(historyOf(fact, [], { ...history, citations: [inside, fromDashboard] })).toMatchObject(shared);
  });

  test('a fact was said when the first of its ticks was set', () => {
    const ticks = [{ at: 45 }, voiced];
    expect(historyOf(fact, ticks, nothing)).toMatchObject({
      state: 'voiced',
      voiced: { at: 40 },
      used: null,
    });
  });

  test('a fact stays used by a withdrawn vote until the scenario is closed', () => {
    const citations = [{ ...outside, counts: false }];
    const open = historyOf(fact, [voiced], { ...nothing, citations });
    expect(open).toMatchObject({ state: 'used' });
    expect(historyOf(fact, [voiced], { ...nothing, citations, closed_at: 99 })).toMatchObject({
      state: 'voiced',
      used: null,
    });
  });

  test('a fact is not read any more once the scenario is closed', () => {
    const history = { ...nothing, arrivals: [held], reads: [{ ...read, at: 100 }], closed_at: 99 };
    expect(historyOf(fact, [], history).state).toBe('held');
  });
});

test('more events, ticks and votes never lower a state while the scenario is open', () => {
  const room = fc.constantFrom(...rooms);
  const role = fc.constantFrom(...roles);
  const event = { kind: fc.constantFrom('post', 'file'), id: fc.nat(3), at: fc.nat(100) } as const;
  const seat_id = fc.nat(5);
  const historiesWith = (mostArrivals: number) =>
    fc.record({
      arrivals: fc.array(fc.record({ ...event, room_name: room }), { maxLength: mostArrivals }),
      reads: fc.array(fc.record({ ...event, room_name: room })),
      items: fc.array(fc.record({ ...event, room_name: role, seat_id })),
      citations: fc.array(fc.record({ ...event, room_name: room, seat_id, counts: fc.boolean() })),
      seats: fc.array(fc.record({ room_name: room })),
      closed_at: fc.constant(null),
    });
  // Nobody can cite a post of another room that reaches the own room later.
  const ticks = fc.array(fc.record({ at: fc.nat(100) }), { maxLength: 2 });
  const rank = (state: (typeof factStates)[number]) => factStates.indexOf(state);
  fc.assert(
    fc.property(historiesWith(5), historiesWith(0), ticks, (one, more, ticked) => {
      const both = {
        arrivals: [...one.arrivals, ...more.arrivals],
        reads: [...one.reads, ...more.reads],
        items: [...one.items, ...more.items],
        citations: [...one.citations, ...more.citations],
        seats: [...one.seats, ...more.seats],
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
  const all = { ...nothing, arrivals: [held], reads: [read], items: [item], citations: [outside] };
  expect(reachedBy(historyOf(fact, [], nothing))).toEqual({ room: null, at: null });
  expect(reachedBy(historyOf(fact, [], { ...nothing, arrivals: [held] }))).toEqual({ room: null, at: 10 });
  expect(reachedBy(historyOf(fact, [], { ...all, items: [], citations: [] }))).toEqual({
    room: null,
    at: 20,
  });
  expect(reachedBy(historyOf(fact, [], { ...all, citations: [] }))).toEqual({ room: 'legal', at: 30 });
  expect(reachedBy(historyOf(fact, [voiced], { ...all, citations: [] }))).toEqual({ room: null, at: 40 });
  expect(reachedBy(historyOf(fact, [], all))).toEqual({ room: 'social', at: 50 });
  const inRoom = { ...nothing, arrivals: [held], citations: [inside] };
  expect(reachedBy(historyOf(fact, [], inRoom))).toEqual({ room: 'legal', at: 25 });
});

test('a fact is shared once it has left its rooms, and stops where it came last', () => {
  const cameTo = (state: FactState) => ({
    state,
    is_in_dashboard: false,
    on_table: state === 'on-table' ? item : null,
    voiced: state === 'voiced' ? voiced : null,
  });
  const stops = factStates.map((state) => stopOf(cameTo(state)));
  expect(stops).toEqual(['nowhere', 'in-room', 'in-room', 'used-in-room', 'on-table', 'voiced', 'used']);
  expect(stopOf({ ...cameTo('voiced'), on_table: item })).toBe('on-table');
  expect(factStates.filter((state) => isShared(cameTo(state)))).toEqual(['on-table', 'voiced', 'used']);
  expect(factStates.filter((state) => isKept(cameTo(state)))).toEqual(['held', 'read', 'used-in-room']);
});

test('shares compare facts that one room held with facts that several held', () => {
  const came = { state: 'held', is_in_dashboard: false, voiced: null } as const;
  const facts = [
    { ...came, rooms: ['legal'], on_table: item },
    { ...came, rooms: ['legal'], on_table: null },
    { ...came, rooms: ['legal', 'social'], on_table: item },
    { ...came, state: 'nowhere' as const, rooms: [], on_table: null },
  ];
  expect(tableShares(facts)).toEqual({ one: { reached: 1, of: 2 }, several: { reached: 1, of: 1 } });
});
