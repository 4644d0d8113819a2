import type { Queries } from '../../../platform/db/database.ts';

/** Stores the seats that are on a run as one of its visits closes. People may change rooms or leave later. */
export async function saveClosingSeats(db: Queries, visit: { id: number; run_id: number }): Promise<void> {
  await db
    .insertInto('closing_seats')
    .columns(['visit_id', 'seat_id', 'room_name'])
    .expression((eb) =>
      eb
        .selectFrom('seats')
        .select((seat) => [seat.val(visit.id).as('visit_id'), 'seats.id', 'seats.room_name'])
        .where('run_id', '=', visit.run_id)
        .where('removed_at', 'is', null),
    )
    .execute();
}

/** Returns the seats of every closed scenario of a run. */
export function listClosingSeats(db: Queries, runId: number) {
  return db
    .selectFrom('closing_seats')
    .innerJoin('visits', 'visits.id', 'closing_seats.visit_id')
    .select(['visits.scenario_id', 'closing_seats.seat_id', 'closing_seats.room_name'])
    .where('visits.run_id', '=', runId)
    .orderBy('closing_seats.seat_id')
    .execute();
}
