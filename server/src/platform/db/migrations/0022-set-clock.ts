import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Lets facilitators set the length of a stage: `set_seconds` replaces the author's length in this visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema.alterTable('visits').addColumn('set_seconds', integer).execute();
}
