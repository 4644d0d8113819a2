import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds announcements of facilitators, and the time of their last reminder to vote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, integer }: Columns = columnsFor(db);
  const { schema } = db;

  await schema.alterTable('visits').addColumn('nudged_at', integer).execute();

  await schema
    .createTable('announcements')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('room_name', 'text')
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .execute();
  await schema.createIndex('announcements_run').on('announcements').columns(['run_id', 'id']).execute();
}
