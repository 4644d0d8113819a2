import { isFinished, maxReleaseSeconds, normalisePosts, personaOfRoom, refuse } from '@vincere/domain';
import { postView } from '../../authoring/simulations/post-views.ts';
import { releaseOf, savePosts } from '../../authoring/store/posts.ts';
import type { Change } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findRunRooms } from '../editions/rooms.ts';
import { currentPlace } from '../runs/place.ts';
import { findRoomRun } from '../store/rooms/rooms.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { createdPosts, readCreatedPosts } from './created-posts.ts';
import { releasePostsNow, stageSeconds } from './release-now.ts';

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
    await releasePostsNow(
      app,
      change,
      run.id,
      savedPosts.filter((post) => releaseOf(post) === null),
    );
    // A held post is secret. A timed post may change when the room has to load its posts again.
    const areHeld = savedPosts.every((post) => releaseOf(post) === 'held');
    announceOn(change, run, areHeld ? 'post-held' : 'post-published', room_name);
    return createdPosts(savedPosts, postView);
  };
  return inChangeOnce(work, readCreatedPosts(postView));
};
