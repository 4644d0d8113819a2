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
  const live = await db
    .selectFrom('posts')
    .selectAll()
    .where('room_run_id', '=', roomRun.id)
    .orderBy('id')
    .execute();
  return [...authored, ...live].sort((a, b) => a.id - b.id);
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
