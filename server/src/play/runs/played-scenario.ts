import type { Queries } from '../../platform/db/database.ts';

/**
 * Returns the runs that have reached a scenario, the latest first, with the decision made there. `played_simulation` is the
 * name of the simulation in its edition, if the run has one. With `seatedUserId`, only runs on which that person has a seat.
 */
export function listRunsReaching(db: Queries, scenarioId: number, seatedUserId: number | null) {
  return db
    .selectFrom('visits')
    .innerJoin('runs', 'runs.id', 'visits.run_id')
    .leftJoin('editions', 'editions.hash', 'runs.edition_hash')
    .select([
      'runs.id as run_id',
      'runs.name as run_name',
      'editions.name as played_simulation',
      'visits.entered_at',
      'visits.decision_id',
      'visits.decided_by',
    ])
    .where('visits.scenario_id', '=', scenarioId)
    .$if(seatedUserId !== null, (query) =>
      query.where('visits.run_id', 'in', (eb) =>
        eb
          .selectFrom('seats')
          .select('seats.run_id')
          .where('seats.user_id', '=', seatedUserId)
          .where('seats.removed_at', 'is', null),
      ),
    )
    .orderBy('visits.entered_at', 'desc')
    .orderBy('visits.id', 'desc')
    .execute();
}

/** Returns a person's counting final votes in a scenario, by run id. */
export async function findOwnDecisions(db: Queries, scenarioId: number, userId: number) {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('votes', 'votes.seat_id', 'seats.id')
    .select(['votes.run_id', 'votes.decision_chosen_id', 'votes.reasoning'])
    .where('seats.user_id', '=', userId)
    .where('votes.scenario_id', '=', scenarioId)
    .where('votes.kind', '=', 'final')
    .where('votes.withdrawn_at', 'is', null)
    .orderBy('votes.id')
    .execute();
  return new Map(rows.map(({ run_id, ...vote }) => [run_id, vote]));
}

/** Returns the room runs of a person's current rooms in a scenario, by run id. */
export async function findOwnRooms(db: Queries, scenarioId: number, userId: number) {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('room_runs', (join) =>
      join
        .onRef('room_runs.run_id', '=', 'seats.run_id')
        .onRef('room_runs.room_name', '=', 'seats.room_name'),
    )
    .select(['room_runs.run_id', 'room_runs.room_name', 'room_runs.notes'])
    .where('seats.user_id', '=', userId)
    .where('seats.removed_at', 'is', null)
    .where('room_runs.scenario_id', '=', scenarioId)
    .execute();
  return new Map(rows.map(({ run_id, ...room }) => [run_id, room]));
}
