import { pageSize } from '@vincere/contract';
import type { Room } from '@vincere/domain';
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

function matching(db: Queries, { search, page }: SimulationFilter) {
  let query = db.selectFrom('simulations').where('deleted_at', 'is', null).orderBy('simulations.id', 'desc');
  if (search !== undefined && search.trim() !== '')
    query = query.where((eb) => containing(eb.ref('simulations.name'), search));
  return page === undefined ? query : query.limit(pageSize).offset((page - 1) * pageSize);
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

/** How many authored posts each room of a simulation has; rooms without any are left out. */
export async function countAuthoredPosts(
  db: Queries,
  simulationId: number,
): Promise<(scenarioId: number, roomName: Room) => number> {
  const rows = await db
    .selectFrom('posts')
    .innerJoin('scenarios', 'scenarios.id', 'posts.scenario_id')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select((eb) => ['posts.scenario_id', 'posts.room_name', eb.fn.countAll<number>().as('count')])
    .where('stages.simulation_id', '=', simulationId)
    .where('posts.room_run_id', 'is', null)
    .groupBy(['posts.scenario_id', 'posts.room_name'])
    .execute();
  const counts = new Map(rows.map((row) => [`${row.scenario_id} ${row.room_name}`, row.count]));
  return (scenarioId, roomName) => counts.get(`${scenarioId} ${roomName}`) ?? 0;
}
