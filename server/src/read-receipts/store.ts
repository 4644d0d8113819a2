import type { Queries } from '../db/database.ts';

/** The posts of a room of a run that the holder of a seat has read; null for who has not looked yet. */
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
 * Takes the row of a seat and room for the rest of the transaction, made where there is none, and gives what was read by
 * then: two devices of one person lose nothing of each other.
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

export function saveReading(db: Queries, seatId: number, roomRunId: number, read: readonly number[]) {
  return db
    .updateTable('readings')
    .set({ post_ids: JSON.stringify(read) })
    .where('room_run_id', '=', roomRunId)
    .where('seat_id', '=', seatId)
    .execute();
}

/** What was read in these rooms of a run, a row a seat and room. */
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
