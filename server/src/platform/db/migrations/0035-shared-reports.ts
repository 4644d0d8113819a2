import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds when a facilitator shared the report of a finished run with its participants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema.alterTable('runs').addColumn('shared_at', integer).execute();
}
