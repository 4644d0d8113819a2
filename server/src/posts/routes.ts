import type { Nouns } from '@vincere/contract';
import { isFinished, normalisePosts, refuse } from '@vincere/domain';
import type { App } from '../app.ts';
import type { Change } from '../db/database.ts';
import type { Handlers } from '../http/handle.ts';
import { readsRoom } from '../participation/standing.ts';
import { listSeatsReaching } from '../participation/store.ts';
import { findRoomRun } from '../rooms/store.ts';
import { announceContentEdited, announceOn, findRun, lockRun } from '../runs/store.ts';
import { findScenario } from '../scenarios/store.ts';
import { lockSimulationOfPost, lockSimulationOfScenario } from '../simulations/lock.ts';
import {
  findPost,
  listAuthoredPosts,
  listLivePosts,
  listPostsOfRuns,
  type PostRow,
  removePost,
  savePostContent,
  savePosts,
} from './store.ts';
import { postView } from './views.ts';

export function postRoutes(app: App): Handlers<Nouns['posts']> {
  /**
   * Locks what a post belongs to, its simulation or the run that it was posted into, and tells who reads it that it
   * changes. Refuses a post that is not there, and one of a run that is over.
   */
  async function lockPost(change: Change, postId: number): Promise<void> {
    const post = (await findPost(change.tx, postId)) ?? refuse('post.unknown');
    if (post.room_run_id === null)
      return announceContentEdited(change, await lockSimulationOfPost(change, postId, app.clock()));
    const roomRun = (await findRoomRun(change.tx, post.room_run_id)) ?? refuse('post.unknown');
    const run = await lockRun(change, roomRun.run_id);
    if (isFinished(run.status)) refuse('run.is-over');
    announceOn(change, run, 'content-edited', roomRun.room_name);
  }

  return {
    listPosts: async ({ params, caller }) => {
      const { scenarioId, roomName } = params;
      const db = app.db.read;
      if (caller.user.is_admin) {
        if (!(await findScenario(db, scenarioId))) refuse('scenario.unknown');
        return (await listAuthoredPosts(db, scenarioId, roomName)).map(postView);
      }
      const seats = await listSeatsReaching(db, caller.user.id, scenarioId);
      const runIds = seats.filter((seat) => readsRoom(seat, roomName)).map(({ run_id }) => run_id);
      return (await listPostsOfRuns(db, scenarioId, roomName, runIds)).map(postView);
    },

    createPost: ({ body }) => {
      const posts = normalisePosts(body.content, body.room_name, app.random);
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
      const posts = normalisePosts(body.content, room_name, app.random);
      return app.db.change(async (change) => {
        const run = await lockRun(change, run_id);
        if (isFinished(run.status)) refuse('run.is-over');
        const place = { scenario_id, room_name, room_run_id: id };
        const saved = await savePosts(
          change.tx,
          posts.map((post) => ({ ...place, ...post })),
          app.clock(),
        );
        announceOn(change, run, 'post-published', room_name);
        return created(saved);
      });
    },

    listLivePosts: async ({ params }) => {
      if (!(await findRun(app.db.read, params.runId))) refuse('run.unknown');
      return (await listLivePosts(app.db.read, params.runId)).map(postView);
    },

    updatePost: ({ params, body }) =>
      app.db.change(async (change) => {
        await lockPost(change, params.postId);
        const saved = await savePostContent(change.tx, params.postId, body.content);
        return postView(saved ?? refuse('post.unknown'));
      }),

    deletePost: ({ params }) =>
      app.db.change(async (change) => {
        await lockPost(change, params.postId);
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
