import { isReleased, refuse, stageRunningMs } from '@vincere/domain';
import { type PostRow, saveReleases } from '../../authoring/store/posts.ts';
import type { Change, Queries } from '../../platform/db/database.ts';
import type { App } from '../app.ts';
import { findRunPost, listStageTimes } from './in-runs.ts';

/** Returns how long the stage of a scenario has lasted in a run, in whole seconds of running time. */
export async function stageSeconds(
  app: App,
  db: Queries,
  runId: number,
  scenarioId: number,
): Promise<number> {
  const [time] = await listStageTimes(db, scenarioId, [runId]);
  return time ? Math.floor(stageRunningMs(time, time.clock, app.clock()) / 1000) : 0;
}

/** Releases posts of one visited scenario in a locked run. */
export async function releasePostsNow(
  app: App,
  change: Change,
  runId: number,
  posts: readonly PostRow[],
): Promise<void> {
  const [first] = posts;
  if (first === undefined) return;
  const now = app.clock();
  const released_after = await stageSeconds(app, change.tx, runId, first.scenario_id);
  await saveReleases(
    change.tx,
    posts.map(({ id }) => ({ run_id: runId, post_id: id, released_at: now, released_after })),
  );
}

/** Returns whether the room of a post can see it in a run. Refuses a post that does not belong to the run. */
export async function isVisible(app: App, db: Queries, runId: number, row: PostRow): Promise<boolean> {
  const { post, time } = (await findRunPost(db, runId, row)) ?? refuse('post.unknown');
  return isReleased(post, stageRunningMs(time, time.clock, app.clock()));
}
