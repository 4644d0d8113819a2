import { isFinished, refuse } from '@vincere/domain';
import { beginEdit } from '../../authoring/begin-edit.ts';
import { findPost, releaseOf } from '../../authoring/store/posts.ts';
import type { Change } from '../../platform/db/database.ts';
import type { App } from '../app.ts';
import { findRoomRun } from '../store/rooms/rooms.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { isVisible } from './release-now.ts';

/**
 * Locks the simulation or the run that a post belongs to and announces that the post changes. Refuses an unknown post and
 * a post of a finished run.
 */
export async function lockPost(app: App, change: Change, postId: number) {
  const post = (await findPost(change.tx, postId)) ?? refuse('post.unknown');
  if (post.room_run_id === null) {
    await beginEdit(app, change, { post_id: postId });
    return { run: null, post };
  }
  const roomRun = (await findRoomRun(change.tx, post.room_run_id)) ?? refuse('post.unknown');
  const run = await lockRun(change, roomRun.run_id);
  if (isFinished(run.status)) refuse('run.is-over');
  const isHeld = releaseOf(post) === 'held' && !(await isVisible(app, change.tx, run.id, post));
  announceOn(change, run, isHeld ? 'post-held' : 'content-edited', roomRun.room_name);
  return { run, post };
}
