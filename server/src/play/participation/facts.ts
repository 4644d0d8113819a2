import { type JoinFacts, type Preference, placeByPreference, type Role, roles } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { type Seat } from '../../platform/http/caller.ts';
import type { RunRow } from '../store/runs.ts';
import { listSeats } from '../store/seats.ts';

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
  };
}

/** Returns the room for a person who is seated without naming one, by their preferences and the sizes of the rooms. */
export async function pickRoom(
  db: Queries,
  runId: number,
  preferences: readonly Preference[],
): Promise<Role> {
  const sizes = Object.fromEntries(roles.map((role) => [role, 0])) as Record<Role, number>;
  for (const { room_name } of await listSeats(db, runId))
    if (room_name !== 'dashboard') sizes[room_name] += 1;
  return placeByPreference(sizes, preferences);
}
