import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds guests (participants known by name only), and whether a run admits them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  const { schema } = db;
  await schema
    .alterTable('users')
    .addColumn('is_guest', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('runs')
    .addColumn('guest_join', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  // This index includes removed seats: a guest can't use the name of any participant of the run.
  await schema.createIndex('seats_run').on('seats').column('run_id').execute();
}
