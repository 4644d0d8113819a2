import { isFinished, readPosts, refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { nextPostMs } from '../posts/in-runs.ts';
import { readableRoom } from '../rooms/room-run.ts';
import { currentPlace, hasBegun } from '../runs/place.ts';
import { savePostReads } from '../store/posts/first-reads.ts';
import { listRoomRuns } from '../store/rooms/rooms.ts';
import { findRun } from '../store/runs/runs.ts';
import { findReading, lockReading, saveReading } from './store.ts';
import { postsOf, visiblePosts } from './visible-posts.ts';

export const getOwnReading: CallHandler<'getOwnReading', App> = async ({ params, caller }, app) => {
  const db = app.db.read;
  const seat = caller.seat ?? refuse('vote.not-seated');
  const { room_name } = seat;
  const run = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  const place = await currentPlace(db, run);
  if (!hasBegun(place))
    return { room_name, room_run_id: null, scenario_id: null, shown: [], read: null, next_post_ms: null };
  const { scenario_id } = place;
  const rooms = await listRoomRuns(db, run.id, scenario_id);
  const room = rooms.find((roomRun) => roomRun.room_name === room_name) ?? refuse('room.unknown');
  const [posts, read] = await Promise.all([
    postsOf(db, run.id, scenario_id, room_name),
    findReading(db, seat.id, room.id),
  ]);
  return {
    room_name,
    room_run_id: room.id,
    scenario_id,
    shown: visiblePosts(app, posts).map(({ row }) => row.id),
    read,
    next_post_ms: posts ? nextPostMs(posts, app.clock()) : null,
  };
};

// Sends no event and makes no new revision. Facilitators poll the receipts.
export const saveOwnReading: CallHandler<'saveOwnReading', App> = ({ params, body, caller, inChange }, app) =>
  inChange(async ({ tx }) => {
    const seat = caller.seat ?? refuse('vote.not-seated');
    const room = await readableRoom(tx, params.roomRunId, caller);
    // Can only happen to a facilitator with a seat. The access check refuses others.
    if (seat.room_name !== room.room_name) refuse('room.not-yours');
    const run = (await findRun(tx, room.run_id)) ?? refuse('run.unknown');
    if (isFinished(run.status)) refuse('run.is-over');
    const now = app.clock();
    const knownIds = await lockReading(tx, seat.id, room.id, now);
    const posts = await postsOf(tx, run.id, room.scenario_id, room.room_name);
    const visibleIds = new Set(visiblePosts(app, posts).map(({ row }) => row.id));
    const readIds = readPosts(knownIds, body.post_ids, visibleIds);
    await saveReading(tx, seat.id, room.id, readIds);
    const { run_id, scenario_id, room_name } = room;
    const addedIds = readIds.filter((id) => !knownIds.includes(id));
    await savePostReads(tx, { run_id, scenario_id, room_name }, addedIds, now);
    return { read: readIds.length };
  });
