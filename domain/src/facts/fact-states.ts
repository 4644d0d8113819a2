import { type Role, type Room, roles } from '../rooms/rooms.ts';
import type { FactLinks } from './facts.ts';

/**
 * The states of a fact in a run, the lowest first. `nowhere`: no room has had it so far. `used-in-room`: only final decisions of
 * rooms that have it cite it, and it has not been shared. `used`: it was shared, and a final decision cites it.
 */
export const factStates = ['nowhere', 'held', 'read', 'used-in-room', 'on-table', 'voiced', 'used'] as const;
export type FactState = (typeof factStates)[number];

/** A post or a file. */
export type Carrier = { kind: 'post' | 'file'; id: number };

/** Something that happened to a post or a file in a scenario of a run, at `at` (epoch ms). */
export type CarrierEvent<InRoom extends Room = Room> = Carrier & { room_name: InRoom; at: number };

/** The events of the posts and files of a scenario in a run. */
export type CarrierHistory = {
  /** When each authored post and file came into its room. Posts and files that did not come are left out. */
  arrivals: readonly CarrierEvent[];
  /** When somebody of a room first read a post or downloaded a file. */
  reads: readonly CarrierEvent[];
  /** When a post or file was first put on the table, with its room, even if it was taken back since. */
  items: readonly (CarrierEvent<Role> & { seat_id: number })[];
  /** Final decisions that cite a post or file, with the room in which the vote was cast. */
  citations: readonly (CarrierEvent & { seat_id: number; counts: boolean })[];
  /** The seats that are on the run, or that were on it when the scenario was closed. */
  seats: readonly { room_name: Room }[];
  /** When the scenario was closed (epoch ms); null while it is open. */
  closed_at: number | null;
};

/** The states that a fact has reached, each with its time (epoch ms). */
export type FactHistory = {
  state: FactState;
  /** The rooms that have it, in the order of roles. `read_at` is null until somebody of the room has read it. */
  rooms: { room_name: Role; held_at: number; read_at: number | null }[];
  /** Whether the dashboard has it, so that everybody does. */
  is_in_dashboard: boolean;
  /** The room that put it on the table first, and the person. */
  on_table: { room_name: Role; seat_id: number; at: number } | null;
  /** When a facilitator noted that somebody said it. */
  voiced: { at: number } | null;
  /** The first final decision that cites it, of a fact that was shared or that the dashboard has. */
  used: Use | null;
  /** The first final decision that cites it, of a fact that never left its rooms. */
  used_in_room: Use | null;
};

/** A final decision that cites a fact, with the room in which it was cast. */
type Use = { room_name: Room; seat_id: number; at: number };

/**
 * Returns how far a fact came. `ticks` are the notes of facilitators that somebody said it. A post or file of the dashboard is
 * held by every room in use. A room in which nobody sits, and that did nothing before, holds no fact. A fact is shared if it
 * reached the table, was said, or is cited from outside of the rooms that hold it; nobody is outside of the dashboard. While the
 * scenario is open, citations of withdrawn votes count too, because a state then falls only with a tick. Once it is closed, only
 * votes that count do, and what is read later changes nothing.
 */
export function historyOf(
  fact: Pick<FactLinks, 'posts' | 'files'>,
  ticks: readonly { at: number }[],
  history: CarrierHistory,
  inUse: readonly Role[] = roles,
): FactHistory {
  const carries = ({ kind, id }: Carrier) => (kind === 'post' ? fact.posts : fact.files).includes(id);
  const arrivals = history.arrivals.filter(carries);
  const { closed_at } = history;
  const reads = history.reads.filter((event) => carries(event) && event.at < (closed_at ?? Infinity));
  const roomsWithPeople = [history.seats, history.reads, history.items, history.citations].flatMap((events) =>
    events.map(({ room_name }) => room_name),
  );
  const rooms = inUse.flatMap((room_name) => {
    if (!roomsWithPeople.includes(room_name)) return [];
    const arrival = earliest(
      arrivals.filter((event) => event.room_name === room_name || event.room_name === 'dashboard'),
    );
    if (arrival === null) return [];
    const firstRead = earliest(reads.filter((event) => event.room_name === room_name));
    return [{ room_name, held_at: arrival.at, read_at: firstRead && Math.max(firstRead.at, arrival.at) }];
  });
  const item = earliest(history.items.filter(carries));
  const citations = history.citations.filter(
    (citation) => carries(citation) && (citation.counts || closed_at === null),
  );
  const firstCitation = earliest(citations);
  const use = firstCitation && {
    room_name: firstCitation.room_name,
    seat_id: firstCitation.seat_id,
    at: firstCitation.at,
  };
  const firstTick = earliest(ticks);
  const isHeldIn = (room: Room) => rooms.some(({ room_name }) => room_name === room);
  const is_in_dashboard = arrivals.some(({ room_name }) => room_name === 'dashboard');
  const isOpenToOthers =
    is_in_dashboard ||
    item !== null ||
    firstTick !== null ||
    citations.some(({ room_name }) => !isHeldIn(room_name));
  const openUse = isOpenToOthers ? use : null;
  const used_in_room = isOpenToOthers ? null : use;
  const states = {
    used: openUse !== null,
    voiced: firstTick !== null,
    'on-table': item !== null,
    'used-in-room': used_in_room !== null,
    read: rooms.some(({ read_at }) => read_at !== null),
    held: rooms.length > 0,
    nowhere: true,
  } satisfies Record<FactState, boolean>;
  return {
    state: factStates.findLast((state) => states[state]) ?? 'nowhere',
    rooms,
    is_in_dashboard,
    on_table: item && { room_name: item.room_name, seat_id: item.seat_id, at: item.at },
    voiced: firstTick && { at: firstTick.at },
    used: openUse,
    used_in_room,
  };
}

function earliest<Timed extends { at: number }>(events: readonly Timed[]): Timed | null {
  return events.reduce<Timed | null>(
    (first, event) => (first === null || event.at < first.at ? event : first),
    null,
  );
}

/** The states that a fact has reached, with times in any form, such as epoch ms or ISO 8601. */
type Reached<Time> = {
  state: FactState;
  rooms: readonly { held_at: Time; read_at: Time | null }[];
  on_table: { room_name: Role; at: Time } | null;
  voiced: { at: Time } | null;
  used: { room_name: Room; at: Time } | null;
  used_in_room: { room_name: Room; at: Time } | null;
};

/**
 * Returns when a fact reached its state, and the room that brought it there. The room is null for a tick, and for a fact that
 * rooms only hold or have read. The time is null for a fact that no room has.
 */
export function reachedBy<Time extends string | number>({
  state,
  rooms,
  on_table,
  voiced,
  used,
  used_in_room,
}: Reached<Time>): { room: Room | null; at: Time | null } {
  const event = {
    used,
    voiced,
    'on-table': on_table,
    'used-in-room': used_in_room,
    read: null,
    held: null,
    nowhere: null,
  }[state];
  if (event !== null) return { room: 'room_name' in event ? event.room_name : null, at: event.at };
  const times = rooms.flatMap(({ held_at, read_at }) => (state === 'read' ? (read_at ?? []) : held_at));
  return { room: null, at: times.length === 0 ? null : times.reduce((a, b) => (b < a ? b : a)) };
}

/** The part of a fact's history that says who had it in the end. */
type Came = { state: FactState; is_in_dashboard: boolean; on_table: unknown; voiced: unknown };

/**
 * The people who had a fact in the end. `kept`: only the rooms that hold it. `shared`: it reached the table, was said, or
 * somebody from another room decided on it. `with-all`: everybody had it from the dashboard, so it is neither kept nor shared.
 * `nowhere`: no room, because its post never appeared or nobody sat in its room.
 */
export type FactSpread = 'nowhere' | 'kept' | 'with-all' | 'shared';

/** Returns who had a fact in the end. */
export function spreadOf({ state, is_in_dashboard, on_table, voiced }: Came): FactSpread {
  if (state === 'nowhere') return state;
  if (on_table !== null || voiced !== null) return 'shared';
  if (is_in_dashboard) return 'with-all';
  return state === 'used' ? 'shared' : 'kept';
}

/** Returns whether everybody could know facts of this spread. */
export function reachedAll(spread: FactSpread): boolean {
  return spread === 'shared' || spread === 'with-all';
}

/** Returns the facts that everybody had: shared ones, and those of the dashboard. */
export function factsWithAll<F extends Came>(facts: readonly F[]): F[] {
  return facts.filter((fact) => reachedAll(spreadOf(fact)));
}

/** Returns whether a fact has left its rooms. A fact that the dashboard has is shared only if somebody said it. */
export function isShared(fact: Came): boolean {
  return spreadOf(fact) === 'shared';
}

/** Returns whether rooms had a fact that never left them. */
export function isKept(fact: Came): boolean {
  return spreadOf(fact) === 'kept';
}

/** Counts the facts that were shared, and those that could be: everybody had the others already. */
export function countShared(spreads: readonly FactSpread[]): { shared: number; of: number } {
  return {
    shared: spreads.filter((spread) => spread === 'shared').length,
    of: spreads.filter((spread) => spread !== 'with-all').length,
  };
}

/** The groups of facts by the state in which they stopped, in the order in which they are shown. */
export const factStops = [
  'nowhere',
  'in-room',
  'used-in-room',
  'in-dashboard',
  'voiced',
  'on-table',
  'used',
] as const;
export type FactStop = (typeof factStops)[number];

/** Returns where a fact stopped. A fact that was voiced and put on the table, but not used, stopped on the table. */
export function stopOf(fact: Came): FactStop {
  const { state, on_table, is_in_dashboard } = fact;
  if (state === 'used' || state === 'used-in-room') return state;
  if (on_table !== null) return 'on-table';
  if (state === 'voiced' || state === 'nowhere') return state;
  return is_in_dashboard ? 'in-dashboard' : 'in-room';
}

/**
 * Counts the facts that one room held, and those that several held, with how many of them reached the table. Leaves out facts that
 * everybody had, because what the dashboard has can't be put on the table.
 */
export function tableShares(facts: readonly (Came & { rooms: readonly unknown[] })[]): {
  one: { reached: number; of: number };
  several: { reached: number; of: number };
} {
  const shareOf = (isCounted: (holders: number) => boolean) => {
    const countedFacts = facts.filter(
      (fact) => spreadOf(fact) !== 'with-all' && isCounted(fact.rooms.length),
    );
    return {
      reached: countedFacts.filter(({ on_table }) => on_table !== null).length,
      of: countedFacts.length,
    };
  };
  return { one: shareOf((holders) => holders === 1), several: shareOf((holders) => holders > 1) };
}
