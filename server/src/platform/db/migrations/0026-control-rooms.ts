import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds the facilitators who have the control room of a run open, and the process that serves their stream. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema
    .createTable('open_control_rooms')
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('process_id', 'text', (c) => c.notNull().references('stream_processes.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('open_control_rooms_key', ['run_id', 'user_id', 'process_id'])
    .execute();
  for (const column of ['user_id', 'process_id'])
    await db.schema
      .createIndex(`open_control_rooms_${column}`)
      .on('open_control_rooms')
      .column(column)
      .execute();
}
