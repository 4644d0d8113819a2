import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds the audit log. It has no foreign keys, because an entry outlives the people and things that it names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, integer }: Columns = columnsFor(db);
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', integer, id)
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('user_id', integer, (c) => c.notNull())
    .addColumn('user_name', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject_kind', 'text')
    .addColumn('subject_id', integer)
    .addColumn('subject_name', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .execute();
}
