import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Guests: people on a run by name only, and whether a run lets them in. */
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
  // Everybody who was ever on a run, the removed ones too: a guest takes nobody's name.
  await schema.createIndex('seats_run').on('seats').column('run_id').execute();
}
