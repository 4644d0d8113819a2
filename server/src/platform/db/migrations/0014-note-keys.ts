import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds keys of notes, so that a note isn't added twice if its response was lost and the client retries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema
    .createTable('note_keys')
    .addColumn('room_run_id', integer, (c) => c.notNull().references('room_runs.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('note_keys_key', ['room_run_id', 'key'])
    .execute();
}
