import {
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
import type { Queries } from '../db/database.ts';
import { isoTime } from '../time.ts';
import { listAuthoredPosts, listPublishedPosts, listReleases, type PostRow, releaseOf } from './store.ts';
import { postView } from './views.ts';

/** The stage of a run in which posts appear: its span, and the clock that it goes by. */
export type StageTime = StageSpan & { run_id: number; entered_at: number; clock: RunClock };

/** A post as it stands in one run. */
export type RunPost = PostInRun & { row: PostRow; released_at: number | null };

/** The posts of one room of a scenario as one run has them. */
export type RoomPosts = { time: StageTime; posts: readonly RunPost[] };

/** When these runs came to a scenario and left it. */
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
      'next.entered_at_running_ms as left_at_running_ms',
      'runs.status',
      'runs.running_ms',
      'runs.last_start_time',
    ])
    .where('visits.scenario_id', '=', scenarioId)
    .where('visits.run_id', 'in', runIds)
    .execute();
  return rows.map(({ status, running_ms, last_start_time, ...span }) => ({
    ...span,
    clock: { status, running_ms, last_start_time },
  }));
}

/** All posts of a room of a scenario, or of all its rooms, as these runs have them: those still to come included. */
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
  return times.map((time) => {
    const released = new Map(
      releases.filter(({ run_id }) => run_id === time.run_id).map((one) => [one.post_id, one]),
    );
    const rows = [...authored, ...published.filter(({ run_id }) => run_id === time.run_id)];
    return {
      time,
      posts: rows.map((row) => ({
        row,
        release: releaseOf(row),
        released_after: released.get(row.id)?.released_after ?? null,
        released_at: released.get(row.id)?.released_at ?? null,
      })),
    };
  });
}

/** What a room has before it at `now`, in the order in which it appeared. */
export function shownPosts({ time, posts }: RoomPosts, now: number): RunPost[] {
  const stageMs = stageRunningMs(time, time.clock, now);
  return posts.filter((post) => isReleased(post, stageMs)).sort(byAppearance);
}

export function byAppearance(one: RunPost, other: RunPost): number {
  return releasedAfter(one) - releasedAfter(other) || one.row.id - other.row.id;
}

/** One post as a run has it, with what it appears by; undefined for one that the run does not have. */
export async function findRunPost(db: Queries, runId: number, { id, scenario_id, room_name }: PostRow) {
  const [room] = await loadRoomPosts(db, scenario_id, [runId], room_name);
  const post = room?.posts.find(({ row }) => row.id === id);
  return room && post && { post, time: room.time };
}

/** The posts that their rooms do not have at `now`: those to come by time, the next one first, then those held. */
export function comingPosts({ time, posts }: RoomPosts, now: number) {
  const stageMs = stageRunningMs(time, time.clock, now);
  return posts
    .filter((post) => !isReleased(post, stageMs))
    .map((post) => ({ ...post, until_ms: untilRelease(post, stageMs) }))
    .sort(
      (one, other) => (one.until_ms ?? Infinity) - (other.until_ms ?? Infinity) || one.row.id - other.row.id,
    );
}

/** Running time in ms until a room's next post appears by itself; null while time stands, and where none does. */
export function nextPostMs({ time, posts }: RoomPosts, now: number): number | null {
  if (time.clock.status !== 'IN_PROGRESS' || time.left_at_running_ms !== null) return null;
  return untilNextRelease(posts, stageRunningMs(time, time.clock, now));
}

export function shownPostView(post: RunPost, { clock, entered_at, entered_at_running_ms }: StageTime) {
  const { row, release, released_at } = post;
  const timed = () =>
    typeof release === 'number'
      ? momentOf(entered_at_running_ms + release * 1000, clock, entered_at + release * 1000)
      : null;
  const at = released_at ?? timed();
  return { ...postView(row), released_at: at === null ? null : isoTime(at) };
}
