import { isFinished, refuse } from '@vincere/domain';
import { conditionsOf, findPost } from '../../authoring/store/posts.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { currentPlace } from '../runs/place.ts';
import { saveDrop } from '../store/posts/post-drops.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { findRunPost, shownPostView } from './in-runs.ts';
import { isVisible, releasePostsNow } from './release-now.ts';

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
      await releasePostsNow(app, change, run.id, [row]);
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
