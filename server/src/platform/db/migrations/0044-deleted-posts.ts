import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds the posts that were deleted while rooms could see them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema
    .createTable('deleted_posts')
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('post_id', integer, (c) => c.notNull())
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('deleted_posts_key', ['run_id', 'post_id'])
    .execute();
}
