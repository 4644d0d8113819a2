import type { Queries } from '../../platform/db/database.ts';

export type OwnRunRow = Awaited<ReturnType<typeof listOwnRuns>>[number];

/** Returns the runs on which a person has a seat, newest seat first. */
export function listOwnRuns(db: Queries, userId: number) {
  return db
    .selectFrom('seats')
    .innerJoin('runs', 'runs.id', 'seats.run_id')
    .innerJoin('simulations', 'simulations.id', 'runs.simulation_id')
    .leftJoin('editions', 'editions.hash', 'runs.edition_hash')
    .leftJoin('questionnaire_responses as responses', (join) =>
      join
        .onRef('responses.user_id', '=', 'seats.user_id')
        .onRef('responses.simulation_run_id', '=', 'runs.id')
        .on('responses.questionnaire_type', '=', 'post'),
    )
    .leftJoin('guided_debriefs', 'guided_debriefs.run_id', 'runs.id')
    .leftJoin('visits', 'visits.id', 'runs.current_visit_id')
    .leftJoin('room_runs', (join) =>
      join
        .onRef('room_runs.run_id', '=', 'runs.id')
        .onRef('room_runs.scenario_id', '=', 'visits.scenario_id')
        .onRef('room_runs.room_name', '=', 'seats.room_name'),
    )
    .select((eb) => [
      'room_runs.id as room_run_id',
      'runs.rooms',
      'runs.simulation_id',
      'runs.edition_hash',
      'seats.id as seat_id',
      'seats.user_id',
      'seats.room_name',
      'seats.created_at as joined_at',
      'runs.id',
      'runs.name',
      'runs.status',
      'runs.access_code',
      'runs.questionnaires',
      'runs.names_answers',
      'runs.created_at',
      'runs.running_ms',
      'runs.last_start_time',
      eb.fn.coalesce('editions.name', 'simulations.name').as('simulation_name'),
      'responses.id as response_id',
      'guided_debriefs.opened_at as debrief_opened_at',
      'guided_debriefs.phase as debrief_phase',
      'guided_debriefs.phase_entered_at as debrief_phase_entered_at',
    ])
    .where('seats.user_id', '=', userId)
    .where('seats.removed_at', 'is', null)
    .orderBy('seats.created_at', 'desc')
    .orderBy('seats.id', 'desc')
    .execute();
}
