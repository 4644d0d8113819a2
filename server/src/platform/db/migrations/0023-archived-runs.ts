import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Lets facilitators archive finished runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema.alterTable('runs').addColumn('archived_at', integer).execute();
}
