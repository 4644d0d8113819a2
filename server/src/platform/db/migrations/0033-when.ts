import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds the conditions on which posts appear, what was judged about them, and the posts that were dropped in a run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema.alterTable('posts').addColumn('appears_when', 'text').execute();
  // The check for posts that wait for conditions runs with every change of a run.
  await db.schema
    .createIndex('posts_appears_when')
    .on('posts')
    .column('scenario_id')
    .where('appears_when' as never, 'is not', null)
    .execute();
  await db.schema
    .createTable('post_drops')
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('post_id', integer, (c) => c.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('dropped_at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('post_drops_key', ['run_id', 'post_id'])
    .execute();
  await db.schema
    .createTable('judged_conditions')
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('post_id', integer, (c) => c.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('condition', 'text', (c) => c.notNull())
    .addColumn('holds', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('judged_conditions_key', ['run_id', 'post_id', 'condition'])
    .execute();
  for (const table of ['post_drops', 'judged_conditions'])
    await db.schema.createIndex(`${table}_post`).on(table).column('post_id').execute();
}
