import type { Queries } from '../../platform/db/database.ts';
import type { FileRow } from './files.ts';
import { byOrder, type PostRow } from './posts.ts';

/** The notes of all authored rooms of a simulation. */
export function listNotesOfSimulation(db: Queries, simulationId: number) {
  return db
    .selectFrom('authored_rooms')
    .innerJoin('scenarios', 'scenarios.id', 'authored_rooms.scenario_id')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select(['authored_rooms.scenario_id', 'authored_rooms.room_name', 'authored_rooms.notes'])
    .where('stages.simulation_id', '=', simulationId)
    .execute();
}

/** The authored posts of all rooms of a simulation, in their order. */
export async function listPostsOfSimulation(db: Queries, simulationId: number): Promise<PostRow[]> {
  const rows = await db
    .selectFrom('posts')
    .innerJoin('scenarios', 'scenarios.id', 'posts.scenario_id')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .selectAll('posts')
    .where('stages.simulation_id', '=', simulationId)
    .where('posts.room_run_id', 'is', null)
    .execute();
  return rows.sort(byOrder);
}

/** All files of a simulation, of its briefing and of its rooms, oldest first. */
export function listFilesOfSimulation(db: Queries, simulationId: number): Promise<FileRow[]> {
  return db.selectFrom('files').selectAll().where('simulation_id', '=', simulationId).orderBy('id').execute();
}

/** Marks a simulation whose import has not finished: like a deleted one, it is on no list and cannot be changed. */
export const unfinishedImport = 0;

/** Shows an imported simulation to everybody. */
export async function publishImport(db: Queries, simulationId: number): Promise<void> {
  const result = await db
    .updateTable('simulations')
    .set({ deleted_at: null })
    .where('id', '=', simulationId)
    .where('deleted_at', '=', unfinishedImport)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new Error('The import was removed before it finished');
}

/** Removes one unfinished import, or all that began before a moment (epoch ms), with everything that belongs to them. */
export async function removeUnfinishedImports(
  db: Queries,
  which: { id: number } | { before: number },
): Promise<void> {
  await db
    .deleteFrom('simulations')
    .where('deleted_at', '=', unfinishedImport)
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('created_at', '<', which.before)))
    .execute();
}
