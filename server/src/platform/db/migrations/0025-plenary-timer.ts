import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds a timer for the whole group, which facilitators start for talks and breaks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema.alterTable('runs').addColumn('plenary_ends_at', integer).execute();
}
