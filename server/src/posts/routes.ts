import type { Nouns } from '@vincere/contract';
import {
  isFinished,
  isReleased,
  maxReleaseSeconds,
  normalisePosts,
  refuse,
  stageRunningMs,
} from '@vincere/domain';
import type { App } from '../app.ts';
import type { Change, Queries } from '../db/database.ts';
import type { Handlers } from '../http/handle.ts';
import { findRoomRun } from '../rooms/store.ts';
import { currentPlace } from '../runs/place.ts';
import { announceContentEdited, announceOn, findRun, lockRun } from '../runs/store.ts';
import { findScenario } from '../scenarios/store.ts';
import { lockSimulationOfPost, lockSimulationOfScenario } from '../simulations/lock.ts';
import { comingPosts, findRunPost, listStageTimes, loadRoomPosts, shownPostView } from './in-runs.ts';
import { findRunRestingOn, findRunUsing, keepWhereShown, releaseWhereShown } from './keep.ts';
import { listRoomPostsFor } from './readers.ts';
import {
  findPost,
  listLivePosts,
  type PostRow,
  releaseOf,
  removePost,
  savePostChange,
  savePosts,
  saveReleases,
} from './store.ts';
import { postView } from './views.ts';

export function postRoutes(app: App): Handlers<Nouns['posts']> {
  /**
   * Locks what a post belongs to, its simulation or the run that it was posted into, and tells who reads it that it
   * changes. Refuses a post that is not there, and one of a run that is over.
   */
  async function lockPost(change: Change, postId: number) {
    const post = (await findPost(change.tx, postId)) ?? refuse('post.unknown');
    if (post.room_run_id === null) {
      await announceContentEdited(change, await lockSimulationOfPost(change, postId, app.clock()));
      return { run: null, post };
    }
    const roomRun = (await findRoomRun(change.tx, post.room_run_id)) ?? refuse('post.unknown');
    const run = await lockRun(change, roomRun.run_id);
    if (isFinished(run.status)) refuse('run.is-over');
    const isHeld = releaseOf(post) === 'held' && !(await isThere(change.tx, run.id, post));
    announceOn(change, run, isHeld ? 'post-held' : 'content-edited', roomRun.room_name);
    return { run, post };
  }

  /** The running time in whole seconds that the stage of a scenario has lasted in a run. */
  async function stageSeconds(db: Queries, runId: number, scenarioId: number): Promise<number> {
    const [time] = await listStageTimes(db, scenarioId, [runId]);
    return time ? Math.floor(stageRunningMs(time, time.clock, app.clock()) / 1000) : 0;
  }

  /** Puts posts of the scenario in which a locked run is, or was, before their room. */
  async function release(change: Change, runId: number, posts: readonly PostRow[]): Promise<void> {
    const [first] = posts;
    if (first === undefined) return;
    const now = app.clock();
    const released_after = await stageSeconds(change.tx, runId, first.scenario_id);
    await saveReleases(
      change.tx,
      posts.map(({ id }) => ({ run_id: runId, post_id: id, released_at: now, released_after })),
    );
  }

  async function isThere(db: Queries, runId: number, row: PostRow): Promise<boolean> {
    const { post, time } = (await findRunPost(db, runId, row)) ?? refuse('post.unknown');
    return isReleased(post, stageRunningMs(time, time.clock, app.clock()));
  }

  return {
    listPosts: async ({ params, caller }) => {
      const { scenarioId, roomName } = params;
      if (caller.user.is_admin && !(await findScenario(app.db.read, scenarioId))) refuse('scenario.unknown');
      return (await listRoomPostsFor(app, caller.user, scenarioId, roomName)).map(postView);
    },

    createPost: ({ body }) => {
      const posts = normalisePosts(body.content, body.room_name, app.random, body.release);
      return app.db.change(async (change) => {
        const now = app.clock();
        const simulationId = await lockSimulationOfScenario(change, body.scenario_id, now);
        if (!(await findScenario(change.tx, body.scenario_id))) refuse('scenario.unknown');
        const place = { scenario_id: body.scenario_id, room_name: body.room_name, room_run_id: null };
        const saved = await savePosts(
          change.tx,
          posts.map((post) => ({ ...place, ...post })),
          now,
        );
        await announceContentEdited(change, simulationId);
        return created(saved);
      });
    },

    publishPost: async ({ params, body }) => {
      const roomRun = (await findRoomRun(app.db.read, params.roomRunId)) ?? refuse('room.unknown');
      const { id, run_id, scenario_id, room_name } = roomRun;
      if ((body.room_name ?? room_name) !== room_name) refuse('room.unknown');
      if ((body.scenario_id ?? scenario_id) !== scenario_id) refuse('room.unknown');
      return app.db.change(async (change) => {
        const run = await lockRun(change, run_id);
        if (isFinished(run.status)) refuse('run.is-over');
        // A room of a run is there once its scenario was reached; where the run went on nobody would see it any more.
        if ((await currentPlace(change.tx, run))?.scenario_id !== scenario_id) refuse('advance.moved-on');
        const when =
          body.appears_in === undefined
            ? body.release
            : Math.min(
                (await stageSeconds(change.tx, run_id, scenario_id)) + body.appears_in,
                maxReleaseSeconds,
              );
        const posts = normalisePosts(body.content, room_name, app.random, when);
        const place = { scenario_id, room_name, room_run_id: id };
        const saved = await savePosts(
          change.tx,
          posts.map((post) => ({ ...place, ...post })),
          app.clock(),
        );
        await release(
          change,
          run.id,
          saved.filter((post) => releaseOf(post) === null),
        );
        // A held post is the facilitators' secret. A timed one moves the moment at which its room reads again.
        const areHeld = saved.every((post) => releaseOf(post) === 'held');
        announceOn(change, run, areHeld ? 'post-held' : 'post-published', room_name);
        return created(saved);
      });
    },

    listLivePosts: async ({ params }) => {
      if (!(await findRun(app.db.read, params.runId))) refuse('run.unknown');
      return (await listLivePosts(app.db.read, params.runId)).map(postView);
    },

    listComingPosts: async ({ params }) => {
      const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
      const place = await currentPlace(app.db.read, run);
      const running = run.status === 'IN_PROGRESS';
      if (place === null || isFinished(run.status)) return { scenario_id: null, running, posts: [] };
      const [loaded] = await loadRoomPosts(app.db.read, place.scenario_id, [run.id]);
      const posts = loaded ? comingPosts(loaded, app.clock()) : [];
      return {
        scenario_id: place.scenario_id,
        running,
        posts: posts.map(({ row, until_ms }) => ({ ...postView(row), until_ms })),
      };
    },

    releasePost: ({ params, body }) =>
      app.db.change(async (change) => {
        const run = await lockRun(change, body.simulation_run_id);
        if (isFinished(run.status)) refuse('run.is-over');
        const place = (await currentPlace(change.tx, run)) ?? refuse('run.not-started');
        const row = (await findPost(change.tx, params.postId)) ?? refuse('post.unknown');
        const isOfRun = row.room_run_id === null || (await findRunPost(change.tx, run.id, row)) !== undefined;
        if (!isOfRun) refuse('post.unknown');
        if (row.scenario_id !== place.scenario_id) refuse('advance.moved-on');
        // Two facilitators may press at once, and its time may have come meanwhile.
        if (!(await isThere(change.tx, run.id, row))) {
          await release(change, run.id, [row]);
          announceOn(change, run, 'post-published', row.room_name);
        }
        const { post, time } = (await findRunPost(change.tx, run.id, row)) ?? refuse('post.unknown');
        return shownPostView(post, time);
      }),

    updatePost: ({ params, body }) =>
      app.db.change(async (change) => {
        const { run, post } = await lockPost(change, params.postId);
        // Nothing is asked to change: it stays as it is.
        if (Object.keys(body).length === 0) return postView(post);
        const isMoved = body.release !== undefined && body.release !== releaseOf(post);
        if (run !== null && body.release !== undefined && (await isThere(change.tx, run.id, post)))
          refuse('post.released');
        if (run === null && isMoved) await keepWhereShown(change.tx, post, app.clock());
        const saved = (await savePostChange(change.tx, params.postId, body)) ?? refuse('post.unknown');
        if (isMoved) await releaseWhereShown(change, saved, run?.id ?? null, app.clock());
        // Its room learns when a post that was held until now will appear.
        if (run !== null && isMoved && releaseOf(post) === 'held')
          announceOn(change, run, 'content-edited', post.room_name);
        return postView(saved);
      }),

    deletePost: ({ params }) =>
      app.db.change(async (change) => {
        const { run } = await lockPost(change, params.postId);
        // A live post may be taken back after its room had it, but not from under a vote.
        const usedBy = await (run === null ? findRunUsing : findRunRestingOn)(change.tx, params.postId);
        if (usedBy !== null) refuse('post.used', { run: usedBy });
        if (!(await removePost(change.tx, params.postId))) refuse('post.unknown');
        return { id: params.postId };
      }),
  };
}

/** What a create answers: the first post, and with it all that were made (ruling 5.3). */
function created(rows: readonly PostRow[]) {
  const tweets = rows.map(postView);
  const [first] = tweets;
  if (first === undefined) throw new Error('No post was made');
  return { ...first, tweets };
}
