import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Which notes a room of a run has taken: one that is sent again, as its answer was lost, is not there twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema
    .createTable('note_keys')
    .addColumn('room_run_id', integer, (c) => c.notNull().references('room_runs.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('note_keys_key', ['room_run_id', 'key'])
    .execute();
}
