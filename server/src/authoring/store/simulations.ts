import { pageSize } from '@vincere/contract';
import type { Queries } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/search.ts';

const contentColumns = [
  'id',
  'name',
  'description',
  'string_briefing',
  'total_stages',
  'created_at',
] as const;
/** The content of a simulation and its rooms. */
const storedColumns = [...contentColumns, 'rooms'] as const;

/** Returns a simulation, unless it is deleted. */
export function findSimulation(db: Queries, simulationId: number) {
  return db
    .selectFrom('simulations')
    .select([...storedColumns, 'asks_confidence', 'updated_at'])
    .where('id', '=', simulationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Returns a simulation without the time of its last edit, even if it is deleted. */
export function findStoredSimulation(db: Queries, simulationId: number) {
  return db
    .selectFrom('simulations')
    .select(storedColumns)
    .where('id', '=', simulationId)
    .executeTakeFirstOrThrow();
}

/** Returns the id and name of a simulation, even if it is deleted. */
export function findPlayedSimulation(db: Queries, simulationId: number) {
  return db
    .selectFrom('simulations')
    .select(['id', 'name'])
    .where('id', '=', simulationId)
    .executeTakeFirstOrThrow();
}

export type SimulationFilter = { search?: string | undefined; page?: number | undefined };

/** Returns the simulations that match a filter, newest first. With `page`, returns one page. */
export function listSimulationRows(db: Queries, filter: SimulationFilter) {
  return pageOfMatches(db, filter)
    .select([...contentColumns, 'updated_at'])
    .execute();
}

/** Returns the stages of the simulations that `listSimulations` returns, by number, each with its number of scenarios. */
export function listStageCounts(db: Queries, filter: SimulationFilter) {
  return db
    .selectFrom('stages')
    .leftJoin('scenarios', 'scenarios.stage_id', 'stages.id')
    .select((eb) => [
      'stages.id',
      'stages.simulation_id',
      'stages.stage_number',
      'stages.stage_instruction',
      eb.fn.count<number>('scenarios.id').as('scenario_count'),
    ])
    .where('stages.simulation_id', 'in', pageOfMatches(db, filter).select('simulations.id'))
    .groupBy('stages.id')
    .orderBy('stages.stage_number')
    .execute();
}

/** Returns the id, stage and name of the scenarios of the simulations that `listSimulations` returns, oldest first. */
export function listScenarioNames(db: Queries, filter: SimulationFilter) {
  return db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select(['scenarios.id', 'scenarios.stage_id', 'scenarios.name'])
    .where('stages.simulation_id', 'in', pageOfMatches(db, filter).select('simulations.id'))
    .orderBy('scenarios.id')
    .execute();
}

/** Returns the briefing files of the simulations that `listSimulations` returns, oldest first. */
export function listFilesOfSimulations(db: Queries, filter: SimulationFilter) {
  return db
    .selectFrom('files')
    .selectAll()
    .where('simulation_id', 'in', pageOfMatches(db, filter).select('simulations.id'))
    .where('scenario_id', 'is', null)
    .orderBy('id')
    .execute();
}

/** Counts the matching simulations of all pages. */
export async function countSimulations(db: Queries, filter: SimulationFilter): Promise<number> {
  const { total } = await matches(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function pageOfMatches(db: Queries, filter: SimulationFilter) {
  const query = matches(db, filter).orderBy('simulations.id', 'desc');
  const { page } = filter;
  return page === undefined ? query : query.limit(pageSize).offset((page - 1) * pageSize);
}

function matches(db: Queries, { search }: SimulationFilter) {
  let query = db.selectFrom('simulations').where('deleted_at', 'is', null);
  if (search !== undefined && search.trim() !== '')
    query = query.where((eb) =>
      eb.or([
        containing(eb.ref('simulations.name'), search),
        containing(eb.ref('simulations.description'), search),
      ]),
    );
  return query;
}

export function saveSimulation(
  db: Queries,
  simulation: { name: string; description: string; total_stages: number; now: number },
) {
  const { now, ...values } = simulation;
  return db
    .insertInto('simulations')
    .values({ ...values, string_briefing: '', created_at: now, updated_at: now, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export function saveSimulationTexts(
  db: Queries,
  simulationId: number,
  {
    asks_confidence,
    ...texts
  }: {
    name: string;
    description: string;
    string_briefing: string;
    asks_confidence: boolean;
  },
) {
  return db
    .updateTable('simulations')
    .set({ ...texts, asks_confidence: asks_confidence ? 1 : 0 })
    .where('id', '=', simulationId)
    .execute();
}

/**
 * Raises the planned number of stages of a simulation to at least `totalStages`. The number that the author set stays until
 * a stage beyond it is added. Deleting a stage doesn't lower it, because the author may add another one.
 */
export function raiseTotalStages(db: Queries, simulationId: number, totalStages: number) {
  return db
    .updateTable('simulations')
    .set({ total_stages: totalStages })
    .where('id', '=', simulationId)
    .where('total_stages', '<', totalStages)
    .execute();
}

/** Marks a simulation as deleted. Its content stays in the database for its runs and reports. */
export function markSimulationDeleted(db: Queries, simulationId: number, now: number) {
  return db.updateTable('simulations').set({ deleted_at: now }).where('id', '=', simulationId).execute();
}
