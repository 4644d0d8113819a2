import type { Queries } from '../../platform/db/database.ts';

/** Returns the visits of a run with the texts of their stages, scenarios and winning decisions. */
export function listPlayedStages(db: Queries, runId: number) {
  return db
    .selectFrom('visits')
    .innerJoin('stages', 'stages.id', 'visits.stage_id')
    .innerJoin('scenarios', 'scenarios.id', 'visits.scenario_id')
    .select([
      'visits.scenario_id',
      'visits.stage_number',
      'visits.entered_at',
      'visits.closed_at',
      'visits.decision_id',
      'visits.decided_by',
      'visits.forced',
      'stages.stage_instruction',
      'scenarios.name as scenario_name',
    ])
    .where('visits.run_id', '=', runId)
    .orderBy('visits.stage_number')
    .execute();
}

/** Returns the decisions of scenarios by id. Decisions of one scenario are in order. */
export async function findDecisionTexts(db: Queries, scenarioIds: readonly number[]) {
  if (scenarioIds.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('decisions')
    .select(['id', 'scenario_id', 'title_of_decision', 'description_of_decision'])
    .where('scenario_id', 'in', scenarioIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns a person's questionnaire answers before a run (`pre`) and after it (`post`); null if missing. */
export async function findAnswers(db: Queries, userId: number, runId: number) {
  const rows = await db
    .selectFrom('questionnaire_responses')
    .select(['questionnaire_type', 'answers'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('questionnaire_type', '=', 'pre'), eb('simulation_run_id', '=', runId)]))
    .execute();
  const answersByUser = (type: 'pre' | 'post') => {
    const row = rows.find(({ questionnaire_type }) => questionnaire_type === type);
    return row ? (JSON.parse(row.answers) as Record<string, string | number>) : null;
  };
  return { pre: answersByUser('pre'), post: answersByUser('post') };
}
