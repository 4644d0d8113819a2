import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds presence (open streams, and when each participant was last seen) and an index of the runs by status. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  const { schema } = db;

  await schema.alterTable('seats').addColumn('last_seen_at', integer).execute();

  await schema
    .createTable('stream_processes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('beat_at', integer, (c) => c.notNull())
    .execute();
  await schema.createIndex('stream_processes_beat').on('stream_processes').column('beat_at').execute();

  await schema
    .createTable('open_streams')
    .addColumn('seat_id', integer, (c) => c.notNull().references('seats.id').onDelete('cascade'))
    .addColumn('process_id', 'text', (c) => c.notNull().references('stream_processes.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('open_streams_key', ['seat_id', 'process_id'])
    .execute();
  await schema.createIndex('open_streams_process').on('open_streams').column('process_id').execute();

  await schema.createIndex('runs_by_status').on('runs').columns(['status', 'created_at', 'id']).execute();
}
