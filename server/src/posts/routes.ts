import type { Nouns } from '@vincere/contract';
import { isFinished, normalisePosts, refuse } from '@vincere/domain';
import type { App } from '../app.ts';
import type { Handlers } from '../http/handle.ts';
import { findRoomRun } from '../rooms/store.ts';
import { announceContentEdited, announceOn, lockRun } from '../runs/store.ts';
import { findScenario } from '../scenarios/store.ts';
import { lockSimulationOfScenario } from '../simulations/lock.ts';
import { listAuthoredPosts, type PostRow, savePosts } from './store.ts';
import { postView } from './views.ts';

export function postRoutes(app: App): Handlers<Nouns['posts']> {
  return {
    listPosts: async ({ params, caller }) => {
      const { scenarioId, roomName } = params;
      if (caller.user.is_admin && !(await findScenario(app.db.read, scenarioId))) refuse('scenario.unknown');
      return (await listAuthoredPosts(app.db.read, scenarioId, roomName)).map(postView);
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
  };
}

/** What a create answers: the first post, and with it all that were made (ruling 5.3). */
function created(rows: readonly PostRow[]) {
  const tweets = rows.map(postView);
  const [first] = tweets;
  if (first === undefined) throw new Error('No post was made');
  return { ...first, tweets };
}
