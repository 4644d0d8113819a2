import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** What facilitators tell a run while it is played, when they last nudged, and the help line. */
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

  await schema
    .createTable('help_messages')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('seat_id', integer, (c) => c.notNull().references('seats.id').onDelete('cascade'))
    .addColumn('answered_by', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('is_answer', integer, (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('read_at', integer)
    .execute();
  await schema.createIndex('help_messages_run').on('help_messages').columns(['run_id', 'id']).execute();
  await schema.createIndex('help_messages_seat').on('help_messages').columns(['seat_id', 'id']).execute();
  await schema.createIndex('help_messages_user').on('help_messages').column('answered_by').execute();
}
