import type { Queries } from '../db/database.ts';

/** Whether there is or was any simulation; a deleted one keeps its row. */
export async function hadSimulations(db: Queries): Promise<boolean> {
  return (await db.selectFrom('simulations').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** True for the first who asks, ever; who asks meanwhile waits for the end of the first one's transaction. */
export async function claimSample(db: Queries): Promise<boolean> {
  const claimed = await db
    .insertInto('secrets')
    .values({ name: 'sample-loaded', value: 'yes' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}
