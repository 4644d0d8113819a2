import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Remembers that a facilitator has chosen the room of a seat, so that an assignment of rooms leaves it there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema
    .alterTable('seats')
    .addColumn('is_room_given', integer, (c) => c.notNull().defaultTo(0))
    .execute();
}
