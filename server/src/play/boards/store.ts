import type { RunStatus } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { listScenarioEditions, type ScenarioEditions } from '../editions/read.ts';

/** Returns the closed scenarios of a run in the order of its stages, each with the decision of the group (null if none). */
export async function listPath(db: Queries, runId: number) {
  const path = await listVisitsWithNames(db, runId);
  const hasEditions = path.some(({ edition_hash }) => edition_hash !== null);
  const editions: ScenarioEditions = hasEditions ? await listScenarioEditions(db, runId) : new Map();
  return path.map((visit) => {
    const edition = editions.get(visit.scenario_id);
    if (edition === undefined) return visit;
    const decision = edition.decisions.find(({ id }) => id === visit.decision_id);
    return { ...visit, name: edition.texts.name, title_of_decision: decision?.title_of_decision ?? null };
  });
}

function listVisitsWithNames(db: Queries, runId: number) {
  return db
    .selectFrom('visits')
    .innerJoin('scenarios', 'scenarios.id', 'visits.scenario_id')
    .leftJoin('decisions', 'decisions.id', 'visits.decision_id')
    .select([
      'visits.stage_number',
      'visits.scenario_id',
      'scenarios.name',
      'visits.decision_id',
      'decisions.title_of_decision',
      'visits.decided_by',
      'visits.forced',
      'visits.edition_hash',
    ])
    .where('visits.run_id', '=', runId)
    .where('visits.closed_at', 'is not', null)
    .orderBy('visits.stage_number')
    .execute();
}

/** Returns the names of scenarios and the numbers of their stages. */
export async function listScenarioNames(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select(['scenarios.id', 'scenarios.name', 'stages.stage_number'])
    .where('scenarios.id', 'in', ids)
    .execute();
}

/** Counts the simulations that are not deleted, their scenarios, and the runs by status, except rehearsals and archived ones. */
export async function countTotals(db: Queries) {
  const simulations = db.selectFrom('simulations').where('simulations.deleted_at', 'is', null);
  const [{ total_simulations }, { total_scenarios }, runCounts] = await Promise.all([
    simulations.select((eb) => eb.fn.countAll<number>().as('total_simulations')).executeTakeFirstOrThrow(),
    simulations
      .innerJoin('stages', 'stages.simulation_id', 'simulations.id')
      .innerJoin('scenarios', 'scenarios.stage_id', 'stages.id')
      .select((eb) => eb.fn.countAll<number>().as('total_scenarios'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('runs')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .where('rehearsal', 'is', null)
      .where('archived_at', 'is', null)
      .groupBy('status')
      .execute(),
  ]);
  const runs_by_status: Record<RunStatus, number> = {
    DRAFT: 0,
    IN_PROGRESS: 0,
    PAUSED: 0,
    COMPLETED: 0,
    ENDED: 0,
  };
  for (const { status, count } of runCounts) runs_by_status[status] = count;
  return { total_simulations, total_scenarios, runs_by_status };
}
