import { pageSize } from '@vincere/contract';
import type { Queries } from '../db/database.ts';
import { containing } from '../db/search.ts';

const simulationColumns = [
  'id',
  'name',
  'description',
  'string_briefing',
  'total_stages',
  'created_at',
  'updated_at',
] as const;

/** A simulation that has not been deleted. */
export function findSimulation(db: Queries, simulationId: number) {
  return db
    .selectFrom('simulations')
    .select(simulationColumns)
    .where('id', '=', simulationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The simulation that a run plays, also one that has left the list. */
export function findPlayedSimulation(db: Queries, simulationId: number) {
  return db
    .selectFrom('simulations')
    .select(['id', 'name'])
    .where('id', '=', simulationId)
    .executeTakeFirstOrThrow();
}

export type SimulationFilter = { search?: string | undefined; page?: number | undefined };

/** The simulations on the list, newest first; with `page`, one page of them. */
export function listSimulations(db: Queries, filter: SimulationFilter) {
  return matching(db, filter).select(simulationColumns).execute();
}

/** The stages of the simulations that `listSimulations` gives, by number, each with its number of scenarios. */
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
    .where('stages.simulation_id', 'in', matching(db, filter).select('simulations.id'))
    .groupBy('stages.id')
    .orderBy('stages.stage_number')
    .execute();
}

/** How many simulations there are on all pages. */
export async function countSimulations(db: Queries, filter: SimulationFilter): Promise<number> {
  const { total } = await found(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function matching(db: Queries, filter: SimulationFilter) {
  const query = found(db, filter).orderBy('simulations.id', 'desc');
  const { page } = filter;
  return page === undefined ? query : query.limit(pageSize).offset((page - 1) * pageSize);
}

function found(db: Queries, { search }: SimulationFilter) {
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
  const { now, ...given } = simulation;
  return db
    .insertInto('simulations')
    .values({ ...given, string_briefing: '', created_at: now, updated_at: now, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export function saveSimulationTexts(
  db: Queries,
  simulationId: number,
  texts: { name: string; description: string; string_briefing: string },
) {
  return db.updateTable('simulations').set(texts).where('id', '=', simulationId).execute();
}

/**
 * Makes a simulation announce at least this many stages. What its author announced at its creation stays until a
 * stage beyond it is added, and deleting a stage doesn't lower it: the author may well add another one.
 */
export function raiseTotalStages(db: Queries, simulationId: number, totalStages: number) {
  return db
    .updateTable('simulations')
    .set({ total_stages: totalStages })
    .where('id', '=', simulationId)
    .where('total_stages', '<', totalStages)
    .execute();
}

/** Takes a simulation off the list; its tree stays for the runs and reports that it has (ruling 4.13). */
export function markSimulationDeleted(db: Queries, simulationId: number, now: number) {
  return db.updateTable('simulations').set({ deleted_at: now }).where('id', '=', simulationId).execute();
}
