import type { Queries } from '../../platform/db/database.ts';

/** Returns the ids of the posts in a room run that a seat's holder has read; null if none were ever saved. */
export async function findReading(db: Queries, seatId: number, roomRunId: number): Promise<number[] | null> {
  const row = await db
    .selectFrom('readings')
    .select('post_ids')
    .where('room_run_id', '=', roomRunId)
    .where('seat_id', '=', seatId)
    .executeTakeFirst();
  return row ? idsIn(row.post_ids) : null;
}

/**
 * Locks the row of a seat and room for the rest of the transaction, creating it if necessary, and returns the read post ids.
 * The lock prevents two devices of one person from overwriting each other.
 */
export async function lockReading(
  db: Queries,
  seatId: number,
  roomRunId: number,
  now: number,
): Promise<number[]> {
  const { post_ids } = await db
    .insertInto('readings')
    .values({ seat_id: seatId, room_run_id: roomRunId, post_ids: '[]', read_at: now })
    .onConflict((conflict) => conflict.columns(['room_run_id', 'seat_id']).doUpdateSet({ read_at: now }))
    .returning('post_ids')
    .executeTakeFirstOrThrow();
  return idsIn(post_ids);
}

export function saveReading(db: Queries, seatId: number, roomRunId: number, readIds: readonly number[]) {
  return db
    .updateTable('readings')
    .set({ post_ids: JSON.stringify(readIds) })
    .where('room_run_id', '=', roomRunId)
    .where('seat_id', '=', seatId)
    .execute();
}

/** Returns the read post ids in these room runs, one row per seat and room. */
export async function listReadings(db: Queries, roomRunIds: readonly number[]) {
  const rows = await db
    .selectFrom('readings')
    .select(['seat_id', 'room_run_id', 'post_ids'])
    .where('room_run_id', 'in', roomRunIds)
    .execute();
  return rows.map(({ post_ids, ...row }) => ({ ...row, read: idsIn(post_ids) }));
}

function idsIn(text: string): number[] {
  return JSON.parse(text) as number[];
}
