import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds observers, who watch a run without taking part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  const { schema } = db;
  await schema
    .createTable('observers')
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('observers_key', ['run_id', 'user_id'])
    .execute();
  await schema.createIndex('observers_user').on('observers').column('user_id').execute();
}
