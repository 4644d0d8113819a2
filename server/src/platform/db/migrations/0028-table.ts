import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/**
 * Adds the table, on which rooms share posts and files, and files as evidence of votes. Existing runs get no table, so that
 * they go on as they began.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, integer }: Columns = columnsFor(db);
  await db.schema
    .alterTable('runs')
    .addColumn('has_table', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  // Posts and files are no foreign keys: a finished run shows them from its edition after an author has deleted them.
  await db.schema
    .createTable('table_items')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('scenario_id', integer, (c) => c.notNull().references('scenarios.id').onDelete('cascade'))
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('post_id', integer)
    .addColumn('file_id', integer)
    .addColumn('seat_id', integer, (c) => c.notNull().references('seats.id').onDelete('cascade'))
    .addColumn('line', 'text', (c) => c.notNull())
    .addColumn('added_at', integer, (c) => c.notNull())
    .addColumn('taken_back_at', integer)
    .addUniqueConstraint('table_items_posts', ['run_id', 'post_id'])
    .addUniqueConstraint('table_items_files', ['run_id', 'file_id'])
    .execute();
  await db.schema
    .createTable('vote_files')
    .addColumn('vote_id', integer, (c) => c.notNull().references('votes.id').onDelete('cascade'))
    .addColumn('file_id', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('vote_files_key', ['vote_id', 'file_id'])
    .execute();
  for (const column of ['post_id', 'file_id', 'scenario_id', 'seat_id'])
    await db.schema.createIndex(`table_items_${column}`).on('table_items').column(column).execute();
  await db.schema.createIndex('vote_files_file').on('vote_files').column('file_id').execute();
}
