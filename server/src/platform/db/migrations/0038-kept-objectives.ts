import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds the revision of a simulation's objectives, and when an objective was deleted: finished runs can still list it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema
    .alterTable('simulations')
    .addColumn('objectives_revision', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('objectives').addColumn('deleted_at', integer).execute();
}
