import type { Queries } from '../db/database.ts';

/**
 * The runs that have reached a scenario, those that reached it last first, with what was decided there. Only those
 * on which `seatedUserId` holds a seat; with null, all.
 */
export function listRunsReaching(db: Queries, scenarioId: number, seatedUserId: number | null) {
  return db
    .selectFrom('visits')
    .innerJoin('runs', 'runs.id', 'visits.run_id')
    .select([
      'runs.id as run_id',
      'runs.name as run_name',
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

/** The counting final decisions of a person in a scenario, by run. */
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

/** The rooms in which a person sits, as they stood in a scenario, by run. */
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
