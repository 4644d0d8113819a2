import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds the revision of a rating. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema
    .alterTable('ratings')
    .addColumn('revision', integer, (c) => c.notNull().defaultTo(1))
    .execute();
}
