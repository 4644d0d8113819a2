import type { Room } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';

/** A room that reads posts or downloads files of a scenario. */
export type Reader = { run_id: number; scenario_id: number; room_name: Room };

/** Stores that a room has read these posts at `now` (epoch ms), unless somebody of the room did before. */
export async function savePostReads(
  db: Queries,
  reader: Reader,
  postIds: readonly number[],
  now: number,
): Promise<void> {
  if (postIds.length === 0) return;
  await db
    .insertInto('first_reads')
    .values(postIds.map((post_id) => ({ ...reader, post_id, file_id: null, read_at: now })))
    .onConflict((conflict) => conflict.columns(['run_id', 'room_name', 'post_id']).doNothing())
    .execute();
}

/** Stores that a room has downloaded a file at `now` (epoch ms), unless somebody of the room did before. */
export async function saveFileRead(db: Queries, reader: Reader, file_id: number, now: number): Promise<void> {
  await db
    .insertInto('first_reads')
    .values({ ...reader, post_id: null, file_id, read_at: now })
    .onConflict((conflict) => conflict.columns(['run_id', 'room_name', 'file_id']).doNothing())
    .execute();
}

/** Returns whether somebody of a room has downloaded a file of a run. */
export async function hasReadFile(
  db: Queries,
  { run_id, room_name }: Omit<Reader, 'scenario_id'>,
  fileId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('first_reads')
    .select('id')
    .where('run_id', '=', run_id)
    .where('room_name', '=', room_name)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the first reads of every room of a run in a scenario. */
export function listFirstReads(db: Queries, runId: number, scenarioId: number) {
  return db
    .selectFrom('first_reads')
    .select(['room_name', 'post_id', 'file_id', 'read_at'])
    .where('run_id', '=', runId)
    .where('scenario_id', '=', scenarioId)
    .execute();
}
