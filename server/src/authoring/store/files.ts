import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type FileRow = Selectable<Schema['files']>;

/** Returns the owner of a file: its simulation, and its scenario and room if it has them. */
export function findFileOwner(db: Queries, fileId: number) {
  return db
    .selectFrom('files')
    .select(['id', 'simulation_id', 'scenario_id', 'room_name'])
    .where('id', '=', fileId)
    .executeTakeFirst();
}

export function findFile(db: Queries, fileId: number): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirst();
}

/** Returns the briefing files of a simulation, oldest first. */
export function listBriefingFiles(db: Queries, simulationId: number): Promise<readonly FileRow[]> {
  return briefingFiles(db, { simulationId });
}

const briefingFiles = prepared((db, { simulationId }: { simulationId: number }) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('simulation_id', '=', simulationId)
    .where('scenario_id', 'is', null)
    .orderBy('id'),
);

/** Returns the files of all rooms of a scenario, oldest first. */
export function listScenarioFiles(db: Queries, scenarioId: number): Promise<readonly FileRow[]> {
  return scenarioFiles(db, { scenarioId });
}

const scenarioFiles = prepared((db, { scenarioId }: { scenarioId: number }) =>
  db.selectFrom('files').selectAll().where('scenario_id', '=', scenarioId).orderBy('id'),
);

/** Returns the files with these ids, ordered by id. */
export async function listFiles(db: Queries, ids: readonly number[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('files').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

/** Returns whether an edition lists the file with this storage key. */
export async function isInEdition(db: Queries, storageKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('edition_files')
    .select('storage_key')
    .where('storage_key', '=', storageKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the location of the bytes of every file, including deleted ones that an edition lists. */
export async function listStorageKeys(db: Queries): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .union(db.selectFrom('edition_files').select('storage_key'))
    .execute();
  return new Set(rows.map((row) => row.storage_key));
}

/** Returns the number of uploaded files in the database. */
export async function countFiles(db: Queries): Promise<number> {
  const { n } = await db
    .selectFrom('files')
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export function saveFile(db: Queries, file: Insertable<Schema['files']>): Promise<FileRow> {
  return db.insertInto('files').values(file).returningAll().executeTakeFirstOrThrow();
}

/** Saves the day of a file and returns the file; undefined if it doesn't exist. */
export function saveFileDay(db: Queries, fileId: number, day: number | null): Promise<FileRow | undefined> {
  return db.updateTable('files').set({ day }).where('id', '=', fileId).returningAll().executeTakeFirst();
}

/** Removes the row of a file of this kind and returns the location of its bytes; undefined if there is no such file. */
export function removeFile(db: Queries, fileId: number, of: 'simulation' | 'scenario' | 'either') {
  let query = db.deleteFrom('files').where('id', '=', fileId);
  if (of === 'simulation') query = query.where('scenario_id', 'is', null);
  if (of === 'scenario') query = query.where('scenario_id', 'is not', null);
  return query.returning('storage_key').executeTakeFirst();
}

/** Returns whether a run has reached a scenario and its stage has begun. */
export async function hasReached(db: Queries, runId: number, scenarioId: number): Promise<boolean> {
  const visit = await db
    .selectFrom('visits')
    .select('id')
    .where('scenario_id', '=', scenarioId)
    .where('run_id', '=', runId)
    .where('has_begun', '=', 1)
    .executeTakeFirst();
  return visit !== undefined;
}
