import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds counters of failed attempts, such as log-ins, that all processes share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  const { schema } = db;
  await schema
    .createTable('failed_tries')
    .addColumn('key_hash', 'text', (c) => c.primaryKey())
    .addColumn('failures', integer, (c) => c.notNull())
    .addColumn('ends_at', integer, (c) => c.notNull())
    .execute();
  await schema.createIndex('failed_tries_end').on('failed_tries').column('ends_at').execute();
}
