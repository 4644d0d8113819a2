import { checkPostConditions, completeAuthor, personaOfRoom, refuse } from '@vincere/domain';
import { loadConditionSubjects } from '../../authoring/simulations/condition-subjects.ts';
import { authoredPostView, postView } from '../../authoring/simulations/post-views.ts';
import {
  conditionsOf,
  findPost,
  type PostRow,
  releaseOf,
  savePostChange,
  swapPosts,
} from '../../authoring/store/posts.ts';
import { findRoomSettingsOfScenario } from '../../authoring/store/room-settings.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { isOnClosedTable } from '../store/rooms/table.ts';
import { announceOn } from '../store/runs/runs.ts';
import { lockPost } from './lock-post.ts';
import { preserveShownReleases, releaseIfDue } from './release-changes.ts';
import { isVisible } from './release-now.ts';

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

/** Returns the persona of a post's room in its simulation. */
async function personaOf(db: Queries, { scenario_id, room_name }: PostRow) {
  return personaOfRoom(await findRoomSettingsOfScenario(db, scenario_id), room_name);
}

/** Returns whether two posts are in the same list: of a room of a scenario, or of a room of a run. */
function isSameRoom(post: PostRow, other: PostRow): boolean {
  return (
    post.scenario_id === other.scenario_id &&
    post.room_name === other.room_name &&
    post.room_run_id === other.room_run_id
  );
}
