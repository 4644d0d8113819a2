import type { Queries } from '../../platform/db/database.ts';

/** Returns which of these seats were on a run when its scenarios closed, with the rooms that they held. */
export function listOwnPlaces(db: Queries, runId: number, seatIds: readonly number[]) {
  return db
    .selectFrom('visits')
    .innerJoin('closing_seats', 'closing_seats.visit_id', 'visits.id')
    .select(['visits.scenario_id', 'closing_seats.seat_id', 'closing_seats.room_name'])
    .where('visits.run_id', '=', runId)
    .where('closing_seats.seat_id', 'in', seatIds)
    .execute();
}

/** Returns whether another person who ever had a seat on the run has the same name. */
export async function hasNamesake(
  db: Queries,
  runId: number,
  person: { id: number; first_name: string; last_name: string },
): Promise<boolean> {
  const namesake = await db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select('seats.id')
    .where('seats.run_id', '=', runId)
    .where('seats.user_id', '!=', person.id)
    .where('users.first_name', '=', person.first_name)
    .where('users.last_name', '=', person.last_name)
    .limit(1)
    .executeTakeFirst();
  return namesake !== undefined;
}
