import type { Objective, SavedObjective } from '@vincere/domain';
import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type ObjectiveRow = Objective & { id: number };

/** Returns the objectives of a simulation in their order, without deleted ones. */
export function listObjectives(db: Queries, simulationId: number): Promise<ObjectiveRow[]> {
  return db
    .selectFrom('objectives')
    .select(['id', 'title', 'text'])
    .where('simulation_id', '=', simulationId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();
}

/** Returns all objectives of a simulation, with deleted ones. */
export function listStoredObjectives(db: Queries, simulationId: number) {
  return db
    .selectFrom('objectives')
    .select(['id', 'title', 'text', 'deleted_at'])
    .where('simulation_id', '=', simulationId)
    .execute();
}

/** The condition that a rating has a mark or a remark: its author may have emptied it. */
export function isGiven(eb: ExpressionBuilder<Schema, 'ratings'>) {
  return eb.or([eb('ratings.mark', 'is not', null), eb('ratings.remark', '<>', '')]);
}

/** Returns which of these objectives have ratings. */
export async function listRatedObjectives(db: Queries, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('ratings')
    .distinct()
    .select('objective_id')
    .where('objective_id', 'in', ids)
    .where(isGiven)
    .execute();
  return new Set(rows.map(({ objective_id }) => objective_id));
}

/**
 * Saves the objectives of a simulation in their order: inserts those without an id, and replaces the texts of the others, which
 * brings back deleted ones.
 */
export async function saveObjectives(
  db: Queries,
  simulation_id: number,
  objectives: readonly SavedObjective[],
): Promise<void> {
  for (const [index, { id, title, text }] of objectives.entries()) {
    const position = index + 1;
    await (id === null
      ? db.insertInto('objectives').values({ simulation_id, position, title, text }).execute()
      : db
          .updateTable('objectives')
          .set({ position, title, text, deleted_at: null })
          .where('id', '=', id)
          .execute());
  }
}

/** Marks objectives as deleted. `now` in epoch ms. */
export async function markObjectivesDeleted(db: Queries, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('objectives').set({ deleted_at: now }).where('id', 'in', ids).execute();
}

/** Increments the revision of the objectives of a simulation. */
export async function raiseObjectivesRevision(db: Queries, simulationId: number): Promise<void> {
  await db
    .updateTable('simulations')
    .set((eb) => ({ objectives_revision: eb('objectives_revision', '+', 1) }))
    .where('id', '=', simulationId)
    .execute();
}

/** Returns the teaching note of a simulation and the revision of its objectives, even if it is deleted. */
export function findTeaching(db: Queries, simulationId: number) {
  return db
    .selectFrom('simulations')
    .select(['teaching_note', 'objectives_revision'])
    .where('id', '=', simulationId)
    .executeTakeFirstOrThrow();
}

export async function saveTeachingNote(db: Queries, simulationId: number, note: string): Promise<void> {
  await db.updateTable('simulations').set({ teaching_note: note }).where('id', '=', simulationId).execute();
}
