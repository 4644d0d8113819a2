import type { Author, Post, PostCondition, Release, Room } from '@vincere/domain';
import type { Selectable } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type PostRow = Selectable<Schema['posts']>;

/** The location of a post: a room of a scenario in every run (`room_run_id` null), or one room run. */
export type PostPlace = Pick<PostRow, 'scenario_id' | 'room_name' | 'room_run_id'>;

/** Compares posts of a room by their order, in which authors can move them. */
export function byOrder(post: PostRow, other: PostRow): number {
  return placeOf(post) - placeOf(other);
}

const placeOf = ({ id, position }: PostRow) => position ?? id;

/** Swaps the places of two posts of a room. */
export async function swapPosts(db: Queries, post: PostRow, other: PostRow): Promise<void> {
  for (const [id, position] of [
    [post.id, placeOf(other)],
    [other.id, placeOf(post)],
  ] as const)
    await db.updateTable('posts').set({ position }).where('id', '=', id).execute();
}

/** Returns the authored posts of a room of a scenario, or of all its rooms, in their order. */
export async function listAuthoredPosts(
  db: Queries,
  scenarioId: number,
  roomName?: Room,
): Promise<PostRow[]> {
  const rows = await db
    .selectFrom('posts')
    .selectAll()
    .where('scenario_id', '=', scenarioId)
    .$if(roomName !== undefined, (query) => query.where('room_name', '=', roomName ?? 'dashboard'))
    .where('room_run_id', 'is', null)
    .execute();
  return rows.sort(byOrder);
}

/** Returns the posts published into a room of a scenario, or into all its rooms, in these runs. */
export function listPublishedPosts(
  db: Queries,
  scenarioId: number,
  runIds: readonly number[],
  roomName?: Room,
) {
  return db
    .selectFrom('posts')
    .innerJoin('room_runs', 'room_runs.id', 'posts.room_run_id')
    .selectAll('posts')
    .select('room_runs.run_id')
    .where('room_runs.run_id', 'in', runIds)
    .where('room_runs.scenario_id', '=', scenarioId)
    .$if(roomName !== undefined, (query) => query.where('room_runs.room_name', '=', roomName ?? 'dashboard'))
    .execute();
}

/** Returns the stored releases of a scenario's posts in these runs. */
export function listReleases(db: Queries, scenarioId: number, runIds: readonly number[]) {
  return db
    .selectFrom('post_releases')
    .innerJoin('posts', 'posts.id', 'post_releases.post_id')
    .select([
      'post_releases.run_id',
      'post_releases.post_id',
      'post_releases.released_at',
      'post_releases.released_after',
    ])
    .where('post_releases.run_id', 'in', runIds)
    .where('posts.scenario_id', '=', scenarioId)
    .execute();
}

/** Saves releases of posts and returns the new ones. Existing releases stay unchanged. */
export function saveReleases(db: Queries, releases: readonly Schema['post_releases'][]) {
  return db
    .insertInto('post_releases')
    .values([...releases])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['run_id', 'post_id'])
    .execute();
}

/** Returns the posts published into the rooms of a run, oldest first. */
export function listLivePostRows(db: Queries, runId: number): Promise<PostRow[]> {
  return db
    .selectFrom('posts')
    .innerJoin('room_runs', 'room_runs.id', 'posts.room_run_id')
    .selectAll('posts')
    .where('room_runs.run_id', '=', runId)
    .orderBy('posts.id')
    .execute();
}

export function findPost(db: Queries, postId: number): Promise<PostRow | undefined> {
  return db.selectFrom('posts').selectAll().where('id', '=', postId).executeTakeFirst();
}

/** Returns the posts with these ids, ordered by id. */
export async function listPostRows(db: Queries, ids: readonly number[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('posts').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

/** The fields that a change of a post may set. */
export type PostChange = Partial<Pick<Post, 'content' | 'likes' | 'retweets' | 'replies' | 'release'>> & {
  author?: Pick<Author, 'name' | 'handle'>;
  when?: readonly PostCondition[];
};

/** Saves a change of a post and returns the post; undefined if it doesn't exist. */
export function savePostChange(
  db: Queries,
  postId: number,
  { author, release, when, ...texts }: PostChange,
): Promise<PostRow | undefined> {
  const changes =
    Object.keys(texts).length > 0 || author !== undefined || release !== undefined || when !== undefined;
  if (!changes) return findPost(db, postId);
  return db
    .updateTable('posts')
    .set({
      ...texts,
      ...(author && { author_name: author.name, author_handle: author.handle }),
      ...(release === undefined ? {} : releaseColumns(release)),
      ...(when === undefined ? {} : conditionsColumn(when)),
    })
    .where('id', '=', postId)
    .returningAll()
    .executeTakeFirst();
}

export function releaseOf({ release_seconds, is_held }: PostRow): Release {
  return is_held === 1 ? 'held' : release_seconds;
}

/** Returns the conditions of a post. Posts in editions from before there were conditions have none. */
export function conditionsOf({ appears_when }: Partial<Pick<PostRow, 'appears_when'>>): PostCondition[] {
  return appears_when == null ? [] : (JSON.parse(appears_when) as PostCondition[]);
}

/** Returns the release of a post in a run. A post with conditions appears only once its release is stored. */
export function releaseInRun(row: PostRow): Release {
  return row.appears_when == null ? releaseOf(row) : 'held';
}

/** Returns the column of the conditions of a post. */
export function conditionsColumn(when: readonly PostCondition[]): { appears_when: string | null } {
  return { appears_when: when.length === 0 ? null : JSON.stringify(when) };
}

function releaseColumns(release: Release) {
  return {
    release_seconds: typeof release === 'number' ? release : null,
    is_held: release === 'held' ? (1 as const) : (0 as const),
  };
}

/** Removes a post. Returns undefined if it doesn't exist. */
export function removePost(db: Queries, postId: number): Promise<{ id: number } | undefined> {
  return db.deleteFrom('posts').where('id', '=', postId).returning('id').executeTakeFirst();
}

export type NewPost = PostPlace & Post & { when?: readonly PostCondition[] };

/** Inserts posts, with ids in the order of the list. */
export async function savePosts(db: Queries, posts: readonly NewPost[], now: number): Promise<PostRow[]> {
  const rows = await db
    .insertInto('posts')
    .values(
      posts.map(({ author, release, when = [], ...post }) => ({
        ...post,
        ...releaseColumns(release),
        ...conditionsColumn(when),
        author_name: author.name,
        author_handle: author.handle,
        author_avatar: author.avatar,
        created_at: now,
      })),
    )
    .returningAll()
    .execute();
  // Ids are assigned in the order of the values, but the database doesn't guarantee the order of the returned rows.
  return rows.sort((a, b) => a.id - b.id);
}
