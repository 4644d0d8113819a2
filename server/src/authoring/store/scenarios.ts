import { pageSize } from '@vincere/contract';
import type { Queries } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/search.ts';
import type { FileRow } from './files.ts';
import type { Part } from './part.ts';

/** Returns the scenarios of a part of a simulation, in order of creation. */
export function listScenarios(db: Queries, { column, id }: Part) {
  return db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select([
      'scenarios.id',
      'scenarios.stage_id',
      'scenarios.name',
      'scenarios.description',
      'scenarios.asks_order',
    ])
    .where(column, '=', id)
    .orderBy('scenarios.id')
    .execute();
}

/** Returns the files of all rooms in a part of a simulation, in the order in which they were added. */
export function listFilesOfScenarios(db: Queries, { column, id }: Part): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .innerJoin('scenarios', 'scenarios.id', 'files.scenario_id')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .selectAll('files')
    .where(column, '=', id)
    .orderBy('files.id')
    .execute();
}

/** Returns a scenario with its stage number and its simulation, which may be deleted. */
export function findScenario(db: Queries, scenarioId: number) {
  return db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .innerJoin('simulations', 'simulations.id', 'stages.simulation_id')
    .select([
      'scenarios.id',
      'scenarios.name',
      'scenarios.description',
      'scenarios.asks_order',
      'stages.simulation_id',
      'stages.stage_number',
      'stages.stage_instruction',
      'simulations.name as simulation_name',
      'simulations.deleted_at',
    ])
    .where('scenarios.id', '=', scenarioId)
    .executeTakeFirst();
}

export async function countScenarios(db: Queries, stageId: number): Promise<number> {
  const { count } = await db
    .selectFrom('scenarios')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('stage_id', '=', stageId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the ids of the scenarios in the stage with this number; empty if there is no such stage. */
export async function listScenarioIds(
  db: Queries,
  simulationId: number,
  stageNumber: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select('scenarios.id')
    .where('stages.simulation_id', '=', simulationId)
    .where('stages.stage_number', '=', stageNumber)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns a page of the scenarios of all undeleted simulations, with decision counts, newest simulation first. */
export async function searchScenarioRows(db: Queries, search: string, page: number) {
  let matching = db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .innerJoin('simulations', 'simulations.id', 'stages.simulation_id')
    .where('simulations.deleted_at', 'is', null);
  if (search.trim() !== '')
    matching = matching.where((eb) =>
      eb.or([containing(eb.ref('scenarios.name'), search), containing(eb.ref('simulations.name'), search)]),
    );
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .leftJoin('decisions', 'decisions.scenario_id', 'scenarios.id')
    .select((eb) => [
      'scenarios.id',
      'scenarios.name',
      'scenarios.description',
      'simulations.id as simulation_id',
      'simulations.name as simulation_name',
      'stages.id as stage_id',
      'stages.stage_number',
      eb.fn.count<number>('decisions.id').as('decision_count'),
      eb.fn.count<number>('decisions.link_next_scenario_id').as('linked_decision_count'),
    ])
    .groupBy(['scenarios.id', 'stages.id', 'simulations.id'])
    .orderBy('simulations.id', 'desc')
    .orderBy('stages.stage_number')
    .orderBy('scenarios.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total };
}

type ScenarioTexts = { name: string; description: string; asks_order: boolean };

export function saveScenario(db: Queries, scenario: ScenarioTexts & { stage_id: number }) {
  return db.insertInto('scenarios').values(withFlag(scenario)).returning('id').executeTakeFirstOrThrow();
}

export function saveScenarioTexts(db: Queries, scenarioId: number, texts: ScenarioTexts) {
  return db.updateTable('scenarios').set(withFlag(texts)).where('id', '=', scenarioId).execute();
}

function withFlag<Texts extends ScenarioTexts>(texts: Texts) {
  return { ...texts, asks_order: texts.asks_order ? (1 as const) : (0 as const) };
}

/** Removes a scenario with its rooms, decisions, posts and files. Links to it become null. */
export function removeScenario(db: Queries, scenarioId: number) {
  return db.deleteFrom('scenarios').where('id', '=', scenarioId).execute();
}
