import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds release times of posts, manual releases by facilitators, and the posts that votes name as evidence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  const { schema } = db;

  await schema.alterTable('posts').addColumn('release_seconds', integer).execute();
  await schema
    .alterTable('posts')
    .addColumn('is_held', integer, (c) => c.notNull().defaultTo(0))
    .execute();

  await schema
    .createTable('post_releases')
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('post_id', integer, (c) => c.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('released_at', integer, (c) => c.notNull())
    .addColumn('released_after', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('post_releases_key', ['run_id', 'post_id'])
    .execute();
  await schema.createIndex('post_releases_post').on('post_releases').column('post_id').execute();

  await schema
    .createTable('vote_evidence')
    .addColumn('vote_id', integer, (c) => c.notNull().references('votes.id').onDelete('cascade'))
    .addColumn('post_id', integer, (c) => c.notNull().references('posts.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('vote_evidence_key', ['vote_id', 'post_id'])
    .execute();
  await schema.createIndex('vote_evidence_post').on('vote_evidence').column('post_id').execute();
}
