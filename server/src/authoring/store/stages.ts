import type { Queries } from '../../platform/db/database.ts';
import type { StagesPart } from './part.ts';

/** Returns the stages of a part of a simulation, by number. */
export function listStages(db: Queries, { column, id }: StagesPart) {
  return db
    .selectFrom('stages')
    .select(['id', 'stage_number', 'stage_instruction', 'duration_seconds'])
    .where(column, '=', id)
    .orderBy('stage_number')
    .execute();
}

export function findStage(db: Queries, stageId: number) {
  return db
    .selectFrom('stages')
    .select(['id', 'simulation_id', 'stage_number', 'stage_instruction', 'duration_seconds'])
    .where('id', '=', stageId)
    .executeTakeFirst();
}

/** Stage numbers run from 1 without gaps, so the count is also the last number. */
export async function countStages(db: Queries, simulationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('stages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('simulation_id', '=', simulationId)
    .executeTakeFirstOrThrow();
  return count;
}

export function saveStage(
  db: Queries,
  stage: {
    simulation_id: number;
    stage_number: number;
    stage_instruction: string;
    duration_seconds: number | null;
  },
) {
  return db.insertInto('stages').values(stage).returning('id').executeTakeFirstOrThrow();
}

export function saveStageTexts(
  db: Queries,
  stageId: number,
  texts: { stage_instruction: string; duration_seconds: number | null },
) {
  return db.updateTable('stages').set(texts).where('id', '=', stageId).execute();
}

/** Removes a stage with all its content. Links to its scenarios become null. */
export function removeStage(db: Queries, stageId: number) {
  return db.deleteFrom('stages').where('id', '=', stageId).execute();
}
