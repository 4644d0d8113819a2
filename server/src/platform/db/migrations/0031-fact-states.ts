import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/**
 * Adds what the states of key facts follow from: when a room first read a post or downloaded a file, when an item was first
 * on the table, and the ticks of facilitators. An item that is there already counts from when it was added last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, integer }: Columns = columnsFor(db);
  await db.schema
    .alterTable('runs')
    .addColumn('holds_facts', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ['first_added_at', 'first_seat_id'])
    await db.schema
      .alterTable('table_items')
      .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
      .execute();
  await (db as Kysely<Stored>)
    .updateTable('table_items')
    .set((eb) => ({ first_added_at: eb.ref('added_at'), first_seat_id: eb.ref('seat_id') }))
    .execute();
  // Posts, files and facts are no foreign keys: a finished run shows them from its edition after an author has deleted them.
  await db.schema
    .createTable('first_reads')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('scenario_id', integer, (c) => c.notNull().references('scenarios.id').onDelete('cascade'))
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('post_id', integer)
    .addColumn('file_id', integer)
    .addColumn('read_at', integer, (c) => c.notNull())
    .addUniqueConstraint('first_reads_posts', ['run_id', 'room_name', 'post_id'])
    .addUniqueConstraint('first_reads_files', ['run_id', 'room_name', 'file_id'])
    .execute();
  await db.schema
    .createTable('fact_ticks')
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('fact_id', integer, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ticked_at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('fact_ticks_key', ['run_id', 'fact_id', 'kind'])
    .execute();
  const indexes = [
    ['first_reads', 'scenario_id'],
    ['fact_ticks', 'fact_id'],
    ['fact_ticks', 'user_id'],
  ] as const;
  for (const [table, column] of indexes)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

type Stored = {
  table_items: { added_at: number; seat_id: number; first_added_at: number; first_seat_id: number };
};
