import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Lets authors move posts: posts are in the order of `position`, or of their id if they were never moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema.alterTable('posts').addColumn('position', integer).execute();
}
