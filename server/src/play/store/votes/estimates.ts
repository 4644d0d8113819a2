import type { Queries } from '../../../platform/db/database.ts';

/*
 * Confidence and forecasts are read by this file only. The queries for votes leave them out, so that no list of votes can
 * show them beside a person.
 */

/** Returns the estimates that a seat gave with its votes in a scenario: at most one row of each kind. */
export function listOwnEstimates(db: Queries, seatId: number, scenarioId: number) {
  return db
    .selectFrom('votes')
    .select(['kind', 'confidence', 'forecast_id'])
    .where('seat_id', '=', seatId)
    .where('scenario_id', '=', scenarioId)
    .where('confidence', 'is not', null)
    .execute();
}

/** A vote that counts, with its estimates and without its text. */
export type EstimatedVote = Awaited<ReturnType<typeof listEstimatedVotes>>[number];

/** Returns the counting votes of both kinds in all scenarios of a run with their estimates, in the order of casting. */
export function listEstimatedVotes(db: Queries, runId: number) {
  return db
    .selectFrom('votes')
    .select([
      'id',
      'scenario_id',
      'seat_id',
      'kind',
      'room_name',
      'decision_chosen_id',
      'recorded_by',
      'confidence',
      'forecast_id',
    ])
    .where('run_id', '=', runId)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
}
