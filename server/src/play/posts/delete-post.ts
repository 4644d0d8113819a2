import { isReleased, refuse, stageRunningMs } from '@vincere/domain';
import { type PostRow, removePost } from '../../authoring/store/posts.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { listRunsIn, saveDeletedPost } from '../store/posts/deleted-posts.ts';
import { findRunWithItem } from '../store/rooms/table.ts';
import { findRunPost } from './in-runs.ts';
import { lockPost } from './lock-post.ts';
import { findRunUsing, findRunWithEvidence } from './release-changes.ts';

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
