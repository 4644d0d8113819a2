import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds read receipts: one row per seat and room run lists all posts that the participant has read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  const { schema } = db;
  await schema
    .createTable('readings')
    .addColumn('seat_id', integer, (c) => c.notNull().references('seats.id').onDelete('cascade'))
    .addColumn('room_run_id', integer, (c) => c.notNull().references('room_runs.id').onDelete('cascade'))
    .addColumn('post_ids', 'text', (c) => c.notNull())
    .addColumn('read_at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('readings_key', ['room_run_id', 'seat_id'])
    .execute();
  await schema.createIndex('readings_seat').on('readings').column('seat_id').execute();
}
