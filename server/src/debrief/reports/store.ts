import { isFinished } from '@vincere/domain';
import { listDecisionRows } from '../../authoring/store/decisions.ts';
import { ofScenario } from '../../authoring/store/part.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { ScenarioEditions } from '../../play/editions/read.ts';
import type { RunRow } from '../../play/store/runs/runs.ts';
import { findKeptPreAnswers } from '../../play/store/seats/kept-answers.ts';

/** Returns the visits of a run with the texts of their stages and scenarios as the run played them. */
export async function listPlayedStages(db: Queries, runId: number, editions: ScenarioEditions) {
  const rows = await listVisitedStages(db, runId);
  return rows.map((row) => {
    const playedTexts = editions.get(row.scenario_id)?.texts;
    if (playedTexts === undefined) return row;
    const { stage_instruction, name, asks_order } = playedTexts;
    return { ...row, stage_instruction, scenario_name: name, asks_order };
  });
}

function listVisitedStages(db: Queries, runId: number) {
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
      'visits.is_outcome_shown',
      'visits.decided_by',
      'visits.forced',
      'visits.conditions_met',
      'visits.conditions_unmet',
      'stages.stage_instruction',
      'scenarios.name as scenario_name',
      'scenarios.asks_order',
    ])
    .where('visits.run_id', '=', runId)
    .orderBy('visits.stage_number')
    .execute();
}

/** Returns the decisions of scenarios by id as a run offered them. Decisions of one scenario are in order. */
export async function findDecisionTexts(
  db: Queries,
  scenarioIds: readonly number[],
  editions: ScenarioEditions,
) {
  const decisions = await Promise.all(
    scenarioIds.map(async (id) => editions.get(id)?.decisions ?? listDecisionRows(db, ofScenario(id))),
  );
  return new Map(decisions.flat().map((row) => [row.id, row]));
}

/**
 * Returns a person's questionnaire answers before a run (`pre`) and after it (`post`); null if missing. For a finished run, the
 * answers before it are those that the run has kept.
 */
export async function findAnswers(db: Queries, userId: number, run: RunRow) {
  const rows = await db
    .selectFrom('questionnaire_responses')
    .select(['questionnaire_type', 'answers'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('questionnaire_type', '=', 'pre'), eb('simulation_run_id', '=', run.id)]))
    .execute();
  const keptAnswers = isFinished(run.status) ? await findKeptPreAnswers(db, run.id, userId) : undefined;
  const answersByUser = (type: 'pre' | 'post') => {
    const storedAnswers = rows.find(({ questionnaire_type }) => questionnaire_type === type);
    const row = type === 'pre' && isFinished(run.status) ? keptAnswers : storedAnswers;
    return row ? (JSON.parse(row.answers) as Record<string, string | number>) : null;
  };
  return { pre: answersByUser('pre'), post: answersByUser('post') };
}
