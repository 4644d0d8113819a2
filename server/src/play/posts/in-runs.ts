import {
  isInUse,
  isReleased,
  momentOf,
  type PostInRun,
  type Room,
  type RunClock,
  releasedAfter,
  type StageSpan,
  stageRunningMs,
  untilNextRelease,
  untilRelease,
} from '@vincere/domain';
import { postView } from '../../authoring/simulations/post-views.ts';
import {
  byOrder,
  listAuthoredPosts,
  listPublishedPosts,
  listReleases,
  type PostRow,
  releaseInRun,
} from '../../authoring/store/posts.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/time.ts';
import { findScenarioEditions } from '../editions/read.ts';
import { inUseOf } from '../store/rooms/run-rooms.ts';

/** The visit of a run to the scenario of some posts: its span in running time, and the run clock. */
export type StageTime = StageSpan & {
  run_id: number;
  entered_at: number;
  clock: RunClock;
  /** Null if the current content of the scenario is what the run shows. */
  edition_hash: string | null;
  /** What the run stores as its rooms in use. */
  rooms: string | null;
};

/** A post with its release in one run. */
export type RunPost = PostInRun & { row: PostRow; released_at: number | null };

/** The posts of a scenario's rooms in one run. */
export type RoomPosts = { time: StageTime; posts: readonly RunPost[] };

/** Returns when these runs entered and left a scenario. Runs that have not reached it are left out. */
export async function listStageTimes(
  db: Queries,
  scenarioId: number,
  runIds: readonly number[],
): Promise<StageTime[]> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('runs', 'runs.id', 'visits.run_id')
    .leftJoin('visits as next', (join) =>
      join
        .onRef('next.run_id', '=', 'visits.run_id')
        .on((eb) => eb('next.stage_number', '=', eb('visits.stage_number', '+', 1))),
    )
    .select([
      'visits.run_id',
      'visits.entered_at',
      'visits.entered_at_running_ms',
      'visits.edition_hash',
      'visits.has_begun',
      'next.entered_at_running_ms as left_at_running_ms',
      'runs.rooms',
      'runs.status',
      'runs.running_ms',
      'runs.last_start_time',
    ])
    .where('visits.scenario_id', '=', scenarioId)
    .where('visits.run_id', 'in', runIds)
    .execute();
  return rows.map(({ status, running_ms, last_start_time, has_begun, left_at_running_ms, ...span }) => ({
    ...span,
    // The time of a stage that has not begun stands.
    left_at_running_ms: has_begun === 1 ? left_at_running_ms : span.entered_at_running_ms,
    clock: { status, running_ms, last_start_time },
  }));
}

/** Returns all posts of a scenario (of one room, or of all) in each of these runs, including posts not released yet. */
export async function loadRoomPosts(
  db: Queries,
  scenarioId: number,
  runIds: readonly number[],
  room?: Room,
): Promise<RoomPosts[]> {
  if (runIds.length === 0) return [];
  const [times, authored, published, releases] = await Promise.all([
    listStageTimes(db, scenarioId, runIds),
    listAuthoredPosts(db, scenarioId, room),
    listPublishedPosts(db, scenarioId, runIds, room),
    listReleases(db, scenarioId, runIds),
  ]);
  const editions = await findScenarioEditions(
    db,
    times.map(({ edition_hash }) => edition_hash),
  );
  return times.map((time) => {
    const releasesByPost = new Map(
      releases.filter(({ run_id }) => run_id === time.run_id).map((release) => [release.post_id, release]),
    );
    const playedPosts = editions.get(time.edition_hash)?.posts;
    const ofRoom = playedPosts?.filter(({ room_name }) => room === undefined || room_name === room);
    const inUse = inUseOf(time);
    const scenarioPosts = (ofRoom ?? authored).filter(({ room_name }) => isInUse(room_name, inUse));
    const rows = [...scenarioPosts, ...published.filter(({ run_id }) => run_id === time.run_id)];
    return {
      time,
      posts: rows.map((row) => ({
        row,
        release: releaseInRun(row),
        released_after: releasesByPost.get(row.id)?.released_after ?? null,
        released_at: releasesByPost.get(row.id)?.released_at ?? null,
      })),
    };
  });
}

/** Returns the posts visible at `now` (epoch ms), in order of appearance. */
export function shownPosts({ time, posts }: RoomPosts, now: number): RunPost[] {
  const stageMs = stageRunningMs(time, time.clock, now);
  return posts.filter((post) => isReleased(post, stageMs)).sort(byAppearance);
}

/** Compares posts by the time at which they appear in their room. */
export function byAppearance(post: RunPost, other: RunPost): number {
  return releasedAfter(post) - releasedAfter(other) || byOrder(post.row, other.row);
}

/** Returns one post in a run with the time of its stage; undefined if the run doesn't have the post. */
export async function findRunPost(db: Queries, runId: number, { id, scenario_id, room_name }: PostRow) {
  const [room] = await loadRoomPosts(db, scenario_id, [runId], room_name);
  const post = room?.posts.find(({ row }) => row.id === id);
  return room && post && { post, time: room.time };
}

/** Returns the posts not visible yet at `now` (epoch ms): timed posts, the next one first, then held posts. */
export function comingPosts({ time, posts }: RoomPosts, now: number) {
  const stageMs = stageRunningMs(time, time.clock, now);
  return posts
    .filter((post) => !isReleased(post, stageMs))
    .map((post) => ({ ...post, until_ms: untilRelease(post, stageMs) }))
    .sort(
      (post, other) =>
        (post.until_ms ?? Infinity) - (other.until_ms ?? Infinity) || byOrder(post.row, other.row),
    );
}

/** Returns the running time in ms until the next timed post appears; null if there is none or the run isn't in progress. */
export function nextPostMs({ time, posts }: RoomPosts, now: number): number | null {
  if (time.clock.status !== 'IN_PROGRESS' || time.left_at_running_ms !== null) return null;
  return untilNextRelease(posts, stageRunningMs(time, time.clock, now));
}

export function shownPostView(post: RunPost, { clock, entered_at, entered_at_running_ms }: StageTime) {
  const { row, release, released_at } = post;
  const dueTime = () =>
    typeof release === 'number'
      ? momentOf(entered_at_running_ms + release * 1000, clock, entered_at + release * 1000)
      : null;
  const at = released_at ?? dueTime();
  return { ...postView(row), released_at: at === null ? null : isoTime(at) };
}
