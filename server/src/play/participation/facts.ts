import {
  hasStandardTitles,
  type JoinFacts,
  type Preference,
  placeByPreference,
  type Role,
  type Room,
  rolesOf,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { type Seat } from '../../platform/http/caller.ts';
import { findRunRooms } from '../editions/rooms.ts';
import { inUseOf } from '../store/rooms/run-rooms.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { listSeats } from '../store/seats/seats.ts';

/** Returns the facts for `judgeJoin`: the run, the caller's current seat on it, and the kind of caller. */
export function joinFacts(
  run: RunRow,
  currentSeat: Pick<Seat, 'room_name'> | null | undefined,
  caller: { is_guest: boolean; observes: boolean },
): JoinFacts {
  return {
    status: run.status,
    current_room: currentSeat?.room_name ?? null,
    is_guest: caller.is_guest,
    guest_join: run.guest_join === 1,
    observes: caller.observes,
    rooms_in_use: inUseOf(run),
  };
}

/**
 * Returns the room for a person who is seated without naming one, by the sizes of the rooms and, if these have their standard
 * titles, the person's preferences.
 */
export async function pickRoom(db: Queries, run: RunRow, preferences: readonly Preference[]): Promise<Role> {
  const rooms = await findRunRooms(db, run);
  const sizes = sizesOf(rolesOf(rooms), await listSeats(db, run.id));
  return placeByPreference(sizes, hasStandardTitles(rooms) ? preferences : []);
}

/** Counts the people in each room in use. */
export function sizesOf(
  inUse: readonly Role[],
  seats: readonly { room_name: Room }[],
): Partial<Record<Role, number>> {
  return Object.fromEntries(
    inUse.map((role) => [role, seats.filter(({ room_name }) => room_name === role).length]),
  );
}
