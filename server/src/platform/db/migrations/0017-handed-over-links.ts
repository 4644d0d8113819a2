import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Marks password links that an administrator passed on. They don't verify the email address of the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema
    .alterTable('password_links')
    .addColumn('is_handed_over', integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
