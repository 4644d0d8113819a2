import type { Queries } from '../../../platform/db/database.ts';

type Drop = { run_id: number; post_id: number; dropped_at: number };

/** Stores that a post is dropped in a run, or that it is not any more. */
export async function saveDrop(db: Queries, drop: Drop, is_dropped: boolean): Promise<void> {
  if (is_dropped)
    await db
      .insertInto('post_drops')
      .values(drop)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('post_drops')
      .where('run_id', '=', drop.run_id)
      .where('post_id', '=', drop.post_id)
      .execute();
}

/** Returns the ids of the posts that are dropped in a run. */
export async function listDropped(db: Queries, runId: number): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('post_drops').select('post_id').where('run_id', '=', runId).execute();
  return new Set(rows.map(({ post_id }) => post_id));
}
