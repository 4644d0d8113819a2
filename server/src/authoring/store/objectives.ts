import type { Objective, SavedObjective } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';

export type ObjectiveRow = Objective & { id: number };

/** Returns the objectives of a simulation in their order. */
export function listObjectives(db: Queries, simulationId: number): Promise<ObjectiveRow[]> {
  return db
    .selectFrom('objectives')
    .select(['id', 'title', 'text'])
    .where('simulation_id', '=', simulationId)
    .orderBy('position')
    .execute();
}

/** Returns which of these objectives are stored. */
export async function listStoredObjectives(
  db: Queries,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const stored = await db.selectFrom('objectives').select('id').where('id', 'in', ids).execute();
  return new Set(stored.map(({ id }) => id));
}

/** Returns which of these objectives have ratings. */
export async function listRatedObjectives(db: Queries, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rated = await db
    .selectFrom('ratings')
    .distinct()
    .select('objective_id')
    .where('objective_id', 'in', ids)
    .execute();
  return new Set(rated.map(({ objective_id }) => objective_id));
}

/** Saves the objectives of a simulation in their order: inserts those without an id, and replaces the texts of the others. */
export async function saveObjectives(
  db: Queries,
  simulation_id: number,
  objectives: readonly SavedObjective[],
): Promise<void> {
  for (const [index, { id, title, text }] of objectives.entries()) {
    const position = index + 1;
    await (id === null
      ? db.insertInto('objectives').values({ simulation_id, position, title, text }).execute()
      : db.updateTable('objectives').set({ position, title, text }).where('id', '=', id).execute());
  }
}

export async function removeObjectives(db: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('objectives').where('id', 'in', ids).execute();
}

/** Returns the teaching note of a simulation, even if it is deleted. */
export async function findTeachingNote(db: Queries, simulationId: number): Promise<string> {
  const { teaching_note } = await db
    .selectFrom('simulations')
    .select('teaching_note')
    .where('id', '=', simulationId)
    .executeTakeFirstOrThrow();
  return teaching_note;
}

export async function saveTeachingNote(db: Queries, simulationId: number, note: string): Promise<void> {
  await db.updateTable('simulations').set({ teaching_note: note }).where('id', '=', simulationId).execute();
}
