import type { Post, Room } from '@vincere/domain';
import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

export type PostRow = Selectable<Schema['posts']>;

/** Where a post stands: in a room of a scenario, for every run (`room_run_id` null) or in one running room. */
export type PostPlace = Pick<PostRow, 'scenario_id' | 'room_name' | 'room_run_id'>;

/** The authored posts of a room of a scenario, oldest first. */
export function listAuthoredPosts(db: Queries, scenarioId: number, roomName: Room): Promise<PostRow[]> {
  return db
    .selectFrom('posts')
    .selectAll()
    .where('scenario_id', '=', scenarioId)
    .where('room_name', '=', roomName)
    .where('room_run_id', 'is', null)
    .orderBy('id')
    .execute();
}

/** What the feed of a running room shows: its authored posts and those posted into it, oldest first. */
export async function listRoomPosts(
  db: Queries,
  roomRun: { id: number; scenario_id: number; room_name: Room },
): Promise<PostRow[]> {
  const authored = await listAuthoredPosts(db, roomRun.scenario_id, roomRun.room_name);
  const live = await db.selectFrom('posts').selectAll().where('room_run_id', '=', roomRun.id).execute();
  return oldestFirst([...authored, ...live]);
}

/** What a room showed in these runs of a scenario: its authored posts and those posted into it, oldest first. */
export async function listPostsOfRuns(
  db: Queries,
  scenarioId: number,
  roomName: Room,
  runIds: readonly number[],
): Promise<PostRow[]> {
  if (runIds.length === 0) return [];
  const authored = await listAuthoredPosts(db, scenarioId, roomName);
  const live = await db
    .selectFrom('posts')
    .innerJoin('room_runs', 'room_runs.id', 'posts.room_run_id')
    .selectAll('posts')
    .where('room_runs.run_id', 'in', runIds)
    .where('room_runs.scenario_id', '=', scenarioId)
    .where('room_runs.room_name', '=', roomName)
    .execute();
  return oldestFirst([...authored, ...live]);
}

/** What was posted into the rooms of a run, oldest first. */
export function listLivePosts(db: Queries, runId: number): Promise<PostRow[]> {
  return db
    .selectFrom('posts')
    .innerJoin('room_runs', 'room_runs.id', 'posts.room_run_id')
    .selectAll('posts')
    .where('room_runs.run_id', '=', runId)
    .orderBy('posts.id')
    .execute();
}

function oldestFirst(posts: PostRow[]): PostRow[] {
  return posts.sort((a, b) => a.id - b.id);
}

export function findPost(db: Queries, postId: number): Promise<PostRow | undefined> {
  return db.selectFrom('posts').selectAll().where('id', '=', postId).executeTakeFirst();
}

/** Stores another text of a post and gives it as it is now. */
export function savePostContent(db: Queries, postId: number, content: string): Promise<PostRow | undefined> {
  return db.updateTable('posts').set({ content }).where('id', '=', postId).returningAll().executeTakeFirst();
}

/** Removes a post; undefined when it is not there. */
export function removePost(db: Queries, postId: number): Promise<{ id: number } | undefined> {
  return db.deleteFrom('posts').where('id', '=', postId).returning('id').executeTakeFirst();
}

export type NewPost = PostPlace & Post;

/** Stores posts in the order given. */
export async function savePosts(db: Queries, posts: readonly NewPost[], now: number): Promise<PostRow[]> {
  const rows = await db
    .insertInto('posts')
    .values(
      posts.map(({ author, ...post }) => ({
        ...post,
        author_name: author.name,
        author_handle: author.handle,
        author_avatar: author.avatar,
        created_at: now,
      })),
    )
    .returningAll()
    .execute();
  // Ids are given in the order of the values; the order of what comes back is not promised.
  return rows.sort((a, b) => a.id - b.id);
}
