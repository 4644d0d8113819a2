import type { Nouns } from '@vincere/contract';
import {
  checkPostConditions,
  completeAuthor,
  isFinished,
  isReleased,
  maxReleaseSeconds,
  normalisePosts,
  personaOfRoom,
  refuse,
  stageRunningMs,
} from '@vincere/domain';
import { loadConditionSubjects } from '../../authoring/simulations/condition-subjects.ts';
import { authoredPostView, postView } from '../../authoring/simulations/post-views.ts';
import { lockSimulationOfPost, lockSimulationOfScenario } from '../../authoring/store/lock.ts';
import {
  conditionsOf,
  findPost,
  listLivePostRows,
  listPostRows,
  type PostRow,
  releaseOf,
  removePost,
  savePostChange,
  savePosts,
  saveReleases,
  swapPosts,
} from '../../authoring/store/posts.ts';
import { findRoomSettings, findRoomSettingsOfScenario } from '../../authoring/store/room-settings.ts';
import { findScenario } from '../../authoring/store/scenarios.ts';
import type { Change, Queries } from '../../platform/db/database.ts';
import type { CallHandler, Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { prepareEdit } from '../editions/preserve.ts';
import { findRunRooms } from '../editions/rooms.ts';
import { currentPlace } from '../runs/place.ts';
import { listRunsIn, saveDeletedPost } from '../store/deleted-posts.ts';
import { listDropped, saveDrop } from '../store/post-drops.ts';
import { findRoomRun } from '../store/rooms.ts';
import { announceOn, findRun, lockRun } from '../store/runs.ts';
import { listSeatsReaching } from '../store/seats.ts';
import { findRunWithItem, isOnClosedTable } from '../store/table.ts';
import { noteDashboardReads } from './dashboard-reads.ts';
import { comingPosts, findRunPost, listStageTimes, loadRoomPosts, shownPostView } from './in-runs.ts';
import { listRoomPostsFor } from './readers.ts';
import { findRunUsing, findRunWithEvidence, preserveShownReleases, releaseIfDue } from './release-changes.ts';

export const listPosts: CallHandler<'listPosts', App> = async ({ params, caller, inChange }, app) => {
  const { scenarioId, roomName } = params;
  if (caller.user.is_admin && !(await findScenario(app.db.read, scenarioId))) refuse('scenario.unknown');
  const rows = await listRoomPostsFor(app, caller.user, scenarioId, roomName);
  if (roomName === 'dashboard') {
    const seats = await listSeatsReaching(app.db.read, caller.user.id, scenarioId);
    await noteDashboardReads(app, seats, scenarioId, inChange);
  }
  return rows.map(caller.user.is_admin ? authoredPostView : postView);
};

export const createPost: CallHandler<'createPost', App> = ({ body, inChangeOnce }, app) => {
  const { content, room_name, release } = body;
  // Wrong posts are refused before anything is locked.
  normalisePosts(content, room_name, null, release);
  const work = async (change: Change) => {
    const now = app.clock();
    const simulationId = await lockSimulationOfScenario(change, body.scenario_id, now);
    if (!(await findScenario(change.tx, body.scenario_id))) refuse('scenario.unknown');
    await prepareEdit(change, simulationId);
    const persona = personaOfRoom(await findRoomSettings(change.tx, simulationId), room_name);
    const posts = normalisePosts(content, room_name, app.random, release, persona);
    const target = { scenario_id: body.scenario_id, room_name: body.room_name, room_run_id: null };
    const when = body.when ?? [];
    if (when.length > 0) {
      const subjects = await loadConditionSubjects(change.tx, body.scenario_id);
      for (const { release } of posts)
        checkPostConditions(when, { room_name: body.room_name, is_held: release === 'held' }, subjects);
    }
    const savedPosts = await savePosts(
      change.tx,
      posts.map((post) => ({ ...target, ...post, when })),
      now,
    );
    return created(savedPosts, authoredPostView);
  };
  return inChangeOnce(work, createdBefore(authoredPostView));
};

export const publishPost: CallHandler<'publishPost', App> = async ({ params, body, inChangeOnce }, app) => {
  const roomRun = (await findRoomRun(app.db.read, params.roomRunId)) ?? refuse('room.unknown');
  const { id, run_id, scenario_id, room_name } = roomRun;
  if ((body.room_name ?? room_name) !== room_name) refuse('room.unknown');
  if ((body.scenario_id ?? scenario_id) !== scenario_id) refuse('room.unknown');
  const work = async (change: Change) => {
    const run = await lockRun(change, run_id);
    if (isFinished(run.status)) refuse('run.is-over');
    // The room run still exists after its scenario is closed, but nobody would see a new post there.
    if ((await currentPlace(change.tx, run))?.scenario_id !== scenario_id) refuse('advance.moved-on');
    const releaseOfPosts =
      body.appears_in === undefined
        ? body.release
        : Math.min(
            (await stageSeconds(app, change.tx, run_id, scenario_id)) + body.appears_in,
            maxReleaseSeconds,
          );
    const persona = personaOfRoom(await findRunRooms(change.tx, run), room_name);
    const posts = normalisePosts(body.content, room_name, null, releaseOfPosts, persona);
    const target = { scenario_id, room_name, room_run_id: id };
    const savedPosts = await savePosts(
      change.tx,
      posts.map((post) => ({ ...target, ...post })),
      app.clock(),
    );
    await release(
      app,
      change,
      run.id,
      savedPosts.filter((post) => releaseOf(post) === null),
    );
    // A held post is secret. A timed post may change when the room has to load its posts again.
    const areHeld = savedPosts.every((post) => releaseOf(post) === 'held');
    announceOn(change, run, areHeld ? 'post-held' : 'post-published', room_name);
    return created(savedPosts, postView);
  };
  return inChangeOnce(work, createdBefore(postView));
};

export const listLivePosts: CallHandler<'listLivePosts', App> = async ({ params }, app) => {
  if (!(await findRun(app.db.read, params.runId))) refuse('run.unknown');
  return (await listLivePostRows(app.db.read, params.runId)).map(postView);
};

export const listComingPosts: CallHandler<'listComingPosts', App> = async ({ params }, app) => {
  const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  const place = await currentPlace(app.db.read, run);
  const running = run.status === 'IN_PROGRESS';
  if (place === null || isFinished(run.status)) return { scenario_id: null, running, posts: [] };
  const [loaded] = await loadRoomPosts(app.db.read, place.scenario_id, [run.id]);
  const posts = loaded ? comingPosts(loaded, app.clock()) : [];
  const droppedPostIds = await listDropped(app.db.read, run.id);
  return {
    scenario_id: place.scenario_id,
    running,
    posts: posts.map(({ row, until_ms }) => ({
      ...authoredPostView(row),
      until_ms,
      ...(conditionsOf(row).length > 0 && { is_dropped: droppedPostIds.has(row.id) }),
    })),
  };
};

export const releasePost: CallHandler<'releasePost', App> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, body.simulation_run_id);
    if (isFinished(run.status)) refuse('run.is-over');
    const place = (await currentPlace(change.tx, run)) ?? refuse('run.not-started');
    const row = (await findPost(change.tx, params.postId)) ?? refuse('post.unknown');
    const isOfRun = row.room_run_id === null || (await findRunPost(change.tx, run.id, row)) !== undefined;
    if (!isOfRun) refuse('post.unknown');
    if (row.scenario_id !== place.scenario_id) refuse('advance.moved-on');
    // Another facilitator may have released the post, or its time may have come meanwhile.
    if (!(await isVisible(app, change.tx, run.id, row))) {
      await release(app, change, run.id, [row]);
      announceOn(change, run, 'post-published', row.room_name);
    }
    const { post, time } = (await findRunPost(change.tx, run.id, row)) ?? refuse('post.unknown');
    return shownPostView(post, time);
  });

export const dropPost: CallHandler<'dropPost', App> = (
  { params, body: { simulation_run_id, is_dropped }, inChange },
  app,
) =>
  inChange(async (change) => {
    const run = await lockRun(change, simulation_run_id);
    if (isFinished(run.status)) refuse('run.is-over');
    const place = (await currentPlace(change.tx, run)) ?? refuse('run.not-started');
    const row = (await findPost(change.tx, params.postId)) ?? refuse('post.unknown');
    if (row.scenario_id !== place.scenario_id) refuse('advance.moved-on');
    if (conditionsOf(row).length === 0) refuse('post.without-when');
    if (await isVisible(app, change.tx, run.id, row)) refuse('post.released');
    await saveDrop(change.tx, { run_id: run.id, post_id: row.id, dropped_at: app.clock() }, is_dropped);
    announceOn(change, run, 'post-held', row.room_name);
    return { id: row.id, is_dropped };
  });

export const updatePost: CallHandler<'updatePost', App> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    const { run, post } = await lockPost(app, change, params.postId);
    const { swap_with, author, ...texts } = body;
    const when = body.when ?? conditionsOf(post);
    // An empty body changes nothing.
    if (Object.keys(body).length === 0) return authoredPostView(post);
    // The table of a closed scenario shows its posts as they read when it was closed.
    if (run !== null && (await isOnClosedTable(change.tx, run.id, post.id))) refuse('post.kept');
    if (body.when !== undefined || body.release !== undefined) {
      // A post that was published into a run has no conditions.
      if (run !== null && when.length > 0) refuse('when.foreign');
      const is_held = (body.release === undefined ? releaseOf(post) : body.release) === 'held';
      if (when.length > 0)
        checkPostConditions(
          when,
          { room_name: post.room_name, is_held },
          await loadConditionSubjects(change.tx, post.scenario_id),
        );
    }
    const changesRelease =
      (body.release !== undefined && body.release !== releaseOf(post)) ||
      (body.when !== undefined && JSON.stringify(when) !== JSON.stringify(conditionsOf(post)));
    if (run !== null && body.release !== undefined && (await isVisible(app, change.tx, run.id, post)))
      refuse('post.released');
    if (swap_with !== undefined) {
      const other = (await findPost(change.tx, swap_with)) ?? refuse('post.unknown');
      if (!isSameRoom(post, other)) refuse('post.unknown');
      await swapPosts(change.tx, post, other);
    }
    if (run === null && changesRelease) await preserveShownReleases(change.tx, post, app.clock());
    const savedPost =
      (await savePostChange(change.tx, params.postId, {
        ...texts,
        ...(author && { author: completeAuthor(author, await personaOf(change.tx, post)) }),
      })) ?? refuse('post.unknown');
    if (changesRelease) await releaseIfDue(change, savedPost, run?.id ?? null, app.clock());
    // A held post was secret. Its room must now learn its release time.
    if (run !== null && changesRelease && releaseOf(post) === 'held')
      announceOn(change, run, 'content-edited', post.room_name);
    return run === null ? authoredPostView(savedPost) : postView(savedPost);
  });

export const deletePost: CallHandler<'deletePost', App> = ({ params, inChange }, app) =>
  inChange(async (change) => {
    const { run, post } = await lockPost(app, change, params.postId);
    // A live post may be deleted after it was visible, unless a vote uses it as evidence.
    const usedBy = await (run === null ? findRunUsing : findRunWithEvidence)(change.tx, params.postId);
    if (usedBy !== null) refuse('post.used', { run: usedBy });
    const sharedIn = await findRunWithItem(change.tx, { post_id: params.postId });
    if (sharedIn !== null) refuse('post.on-table', { run: sharedIn });
    await noteDeletion(app, change.tx, post);
    if (!(await removePost(change.tx, params.postId))) refuse('post.unknown');
    return { id: params.postId };
  });

export const postRoutes: Handlers<Nouns['posts'], App> = {
  listPosts,
  createPost,
  publishPost,
  listLivePosts,
  listComingPosts,
  releasePost,
  dropPost,
  updatePost,
  deletePost,
};

/**
 * Locks the simulation or the run that a post belongs to and announces that the post changes. Refuses an unknown post and
 * a post of a finished run.
 */
async function lockPost(app: App, change: Change, postId: number) {
  const post = (await findPost(change.tx, postId)) ?? refuse('post.unknown');
  if (post.room_run_id === null) {
    await prepareEdit(change, await lockSimulationOfPost(change, postId, app.clock()));
    return { run: null, post };
  }
  const roomRun = (await findRoomRun(change.tx, post.room_run_id)) ?? refuse('post.unknown');
  const run = await lockRun(change, roomRun.run_id);
  if (isFinished(run.status)) refuse('run.is-over');
  const isHeld = releaseOf(post) === 'held' && !(await isVisible(app, change.tx, run.id, post));
  announceOn(change, run, isHeld ? 'post-held' : 'content-edited', roomRun.room_name);
  return { run, post };
}

/** Returns how long the stage of a scenario has lasted in a run, in whole seconds of running time. */
async function stageSeconds(app: App, db: Queries, runId: number, scenarioId: number): Promise<number> {
  const [time] = await listStageTimes(db, scenarioId, [runId]);
  return time ? Math.floor(stageRunningMs(time, time.clock, app.clock()) / 1000) : 0;
}

/** Releases posts of one visited scenario in a locked run. */
async function release(app: App, change: Change, runId: number, posts: readonly PostRow[]): Promise<void> {
  const [first] = posts;
  if (first === undefined) return;
  const now = app.clock();
  const released_after = await stageSeconds(app, change.tx, runId, first.scenario_id);
  await saveReleases(
    change.tx,
    posts.map(({ id }) => ({ run_id: runId, post_id: id, released_at: now, released_after })),
  );
}

/** Returns the persona of a post's room in its simulation. */
async function personaOf(db: Queries, { scenario_id, room_name }: PostRow) {
  return personaOfRoom(await findRoomSettingsOfScenario(db, scenario_id), room_name);
}

async function isVisible(app: App, db: Queries, runId: number, row: PostRow): Promise<boolean> {
  const { post, time } = (await findRunPost(db, runId, row)) ?? refuse('post.unknown');
  return isReleased(post, stageRunningMs(time, time.clock, app.clock()));
}

/** Notes for each run whose room can see a post that it is deleted. A vote that cites it is accepted without it. */
async function noteDeletion(app: App, db: Queries, post: PostRow): Promise<void> {
  for (const run_id of await listRunsIn(db, post.scenario_id)) {
    const inRun = await findRunPost(db, run_id, post);
    if (inRun === undefined) continue;
    const { time } = inRun;
    if (isReleased(inRun.post, stageRunningMs(time, time.clock, app.clock())))
      await saveDeletedPost(db, { run_id, post_id: post.id, room_name: post.room_name });
  }
}

/** Returns whether two posts are in the same list: of a room of a scenario, or of a room of a run. */
function isSameRoom(post: PostRow, other: PostRow): boolean {
  return (
    post.scenario_id === other.scenario_id &&
    post.room_name === other.room_name &&
    post.room_run_id === other.room_run_id
  );
}

/** Returns the answer of a create: the first post, plus all created posts in `tweets`. Refuses `request.result-gone` without posts. */
function createdView(rows: readonly PostRow[], view: typeof postView) {
  const tweets = rows.map(view);
  const [first = refuse('request.result-gone')] = tweets;
  return { ...first, tweets };
}

function created(rows: readonly PostRow[], view: typeof postView) {
  return { answer: createdView(rows, view), reference: rows.map(({ id }) => id) };
}

/** Returns a function that reads the posts of an earlier create again. */
function createdBefore(view: typeof postView) {
  return async ({ tx }: Change, ids: readonly number[]) => createdView(await listPostRows(tx, ids), view);
}
