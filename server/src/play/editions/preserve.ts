import { createHash } from 'node:crypto';
import { isFinished, runStatuses } from '@vincere/domain';
import { loadSimulationRows } from '../../authoring/simulations/tree.ts';
import type { FileRow } from '../../authoring/store/files.ts';
import { findStoredSimulation } from '../../authoring/store/simulations.ts';
import type { Change, Queries } from '../../platform/db/database.ts';
import { announceContentEdited } from '../store/runs/runs.ts';
import { loadScenarioContent } from './scenario-edition.ts';

const finishedStatuses = runStatuses.filter(isFinished);

/**
 * Prepares an edit of a locked simulation. Call it before the content changes. It locks the unfinished runs, so that none
 * of them advances during the change, announces the edit to them, and saves the content that runs have played: the whole
 * simulation for finished runs, and each closed scenario. Rehearsals keep nothing.
 */
export async function prepareEdit(change: Change, simulationId: number): Promise<void> {
  await announceContentEdited(change, simulationId);
  await preserveSimulation(change.tx, simulationId);
  await preserveScenarios(change.tx, simulationId);
}

async function preserveSimulation(db: Queries, simulationId: number): Promise<void> {
  const run = await db
    .selectFrom('runs')
    .select('id')
    .where('simulation_id', '=', simulationId)
    .where('edition_hash', 'is', null)
    .where('status', 'in', finishedStatuses)
    .where('rehearsal', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (run === undefined) return;
  const rows = await loadSimulationRows(db, await findStoredSimulation(db, simulationId));
  // With the files of scenarios that no run has reached. They have no edition of their own.
  const files = [...rows.briefing_files, ...rows.files];
  const edition_hash = await saveEdition(db, rows.simulation.name, rows, files);
  await db
    .updateTable('runs')
    .set({ edition_hash })
    .where('simulation_id', '=', simulationId)
    .where('edition_hash', 'is', null)
    .where('status', 'in', finishedStatuses)
    .where('rehearsal', 'is', null)
    .execute();
}

async function preserveScenarios(db: Queries, simulationId: number): Promise<void> {
  const playedScenarios = await db
    .selectFrom('stages')
    .innerJoin('scenarios', 'scenarios.stage_id', 'stages.id')
    .innerJoin('visits', 'visits.scenario_id', 'scenarios.id')
    .innerJoin('runs', 'runs.id', 'visits.run_id')
    .distinct()
    .select('visits.scenario_id')
    .where('stages.simulation_id', '=', simulationId)
    .where('visits.edition_hash', 'is', null)
    .where('runs.rehearsal', 'is', null)
    .where((eb) => eb.or([eb('visits.closed_at', 'is not', null), eb('runs.status', 'in', finishedStatuses)]))
    .execute();
  for (const { scenario_id } of playedScenarios) {
    const content = await loadScenarioContent(db, scenario_id);
    const edition_hash = await saveEdition(db, content.texts.name, content, content.files);
    await db
      .updateTable('visits')
      .set({ edition_hash })
      .where('scenario_id', '=', scenario_id)
      .where('edition_hash', 'is', null)
      .where('run_id', 'in', (eb) =>
        eb
          .selectFrom('runs')
          .select('runs.id')
          .where('runs.simulation_id', '=', simulationId)
          .where('runs.rehearsal', 'is', null)
          .where((run) =>
            run.or([run('visits.closed_at', 'is not', null), run('runs.status', 'in', finishedStatuses)]),
          ),
      )
      .execute();
  }
}

/** Stores an edition unless it is stored already, and returns its hash. */
async function saveEdition(
  db: Queries,
  name: string,
  value: unknown,
  files: readonly FileRow[],
): Promise<string> {
  const content = JSON.stringify(value);
  const hash = createHash('sha256').update(content).digest('hex');
  await db
    .insertInto('editions')
    .values({ hash, name, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (files.length > 0)
    await db
      .insertInto('edition_files')
      .values(files.map(({ storage_key, name, size }) => ({ storage_key, name, size })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return hash;
}
