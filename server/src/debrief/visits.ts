import type { Queries } from '../platform/db/database.ts';

/** Returns the visits of a run in the order of its stages. */
export function listVisits(db: Queries, runId: number) {
  return db
    .selectFrom('visits')
    .select([
      'stage_number',
      'stage_id',
      'scenario_id',
      'entered_at',
      'closed_at',
      'decision_id',
      'decided_by',
      'forced',
      'conditions_met',
      'conditions_unmet',
      'set_seconds',
      'extra_seconds',
    ])
    .where('run_id', '=', runId)
    .orderBy('stage_number')
    .execute();
}
