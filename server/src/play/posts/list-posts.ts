import { isFinished, refuse } from '@vincere/domain';
import { authoredPostView, postView } from '../../authoring/simulations/post-views.ts';
import { conditionsOf, listLivePostRows } from '../../authoring/store/posts.ts';
import { findScenario } from '../../authoring/store/scenarios.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { currentPlace } from '../runs/place.ts';
import { listDropped } from '../store/posts/post-drops.ts';
import { findRun } from '../store/runs/runs.ts';
import { listSeatsReaching } from '../store/seats/seats.ts';
import { noteDashboardReads } from './dashboard-reads.ts';
import { comingPosts, loadRoomPosts } from './in-runs.ts';
import { listRoomPostsFor } from './readers.ts';

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
