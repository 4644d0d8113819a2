import { type JoinFacts, type Preference, placeByPreference, type Role, roles } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import type { RunRow } from '../runs/store.ts';
import { listSeats, type Seat } from './store.ts';

/** What a join is judged by: the run, the seat that its caller holds on it, and who that is. */
export function joinFacts(
  run: RunRow,
  held: Pick<Seat, 'room_name'> | null | undefined,
  caller: { is_guest: boolean; observes: boolean },
): JoinFacts {
  return {
    status: run.status,
    held_room: held?.room_name ?? null,
    is_guest: caller.is_guest,
    guest_join: run.guest_join === 1,
    observes: caller.observes,
  };
}

/** The room for a person seated without one (ruling 4.9). */
export async function freePlace(
  db: Queries,
  runId: number,
  preferences: readonly Preference[],
): Promise<Role> {
  const sizes = Object.fromEntries(roles.map((role) => [role, 0])) as Record<Role, number>;
  for (const { room_name } of await listSeats(db, runId))
    if (room_name !== 'dashboard') sizes[room_name] += 1;
  return placeByPreference(sizes, preferences);
}
