import type { Queries } from '../../platform/db/database.ts';

/** Returns whether there ever was a simulation. Deleted ones keep their row. */
export async function hadSimulations(db: Queries): Promise<boolean> {
  return (await db.selectFrom('simulations').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns true for the first caller ever. Concurrent callers wait until the first transaction ends. */
export async function claimSample(db: Queries): Promise<boolean> {
  const claimed = await db
    .insertInto('secrets')
    .values({ name: 'sample-loaded', value: 'yes' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}
