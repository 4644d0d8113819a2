import type { Nouns } from '@vincere/contract';
import { countRead, isFinished, type Room, readPosts, refuse } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler, Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { loadRoomPosts, nextPostMs, type RoomPosts, shownPosts } from '../posts/in-runs.ts';
import { currentPlace } from '../runs/place.ts';
import { savePostReads } from '../store/first-reads.ts';
import { findRoomRun, listRoomRuns } from '../store/rooms.ts';
import { findRun } from '../store/runs.ts';
import { listSeats } from '../store/seats.ts';
import { findReading, listReadings, lockReading, saveReading } from './store.ts';

export const getOwnReading: CallHandler<'getOwnReading', App> = async ({ params, caller }, app) => {
  const db = app.db.read;
  const seat = caller.seat ?? refuse('vote.not-seated');
  const { room_name } = seat;
  const run = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  const place = await currentPlace(db, run);
  if (place === null)
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
    const room = (await findRoomRun(tx, params.roomRunId)) ?? refuse('room.unknown');
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

export const getReading: CallHandler<'getReading', App> = async ({ params }, app) => {
  const db = app.db.read;
  const run = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  const place = await currentPlace(db, run);
  if (place === null) return { scenario_id: null, seats: [] };
  const { scenario_id } = place;
  const rooms = await listRoomRuns(db, run.id, scenario_id);
  const [seats, posts, readings] = await Promise.all([
    listSeats(db, run.id),
    postsOf(db, run.id, scenario_id),
    listReadings(
      db,
      rooms.map(({ id }) => id),
    ),
  ]);
  const feedPosts = visiblePosts(app, posts);
  const inRoom = new Map(
    rooms.map(({ id, room_name }) => {
      const ids = feedPosts.filter(({ row }) => row.room_name === room_name).map(({ row }) => row.id);
      return [room_name, { id, shown: new Set(ids) }] as const;
    }),
  );
  const readBy = new Map(
    readings.map((reading) => [`${reading.seat_id} ${reading.room_run_id}`, reading.read]),
  );
  return {
    scenario_id,
    seats: seats.map(({ id, room_name }) => {
      const room = inRoom.get(room_name) ?? refuse('room.unknown');
      const readIds = readBy.get(`${id} ${room.id}`) ?? [];
      return { user_run_id: id, read: countRead(readIds, room.shown), posts: room.shown.size };
    }),
  };
};

export const readReceiptRoutes: Handlers<Nouns['read-receipts'], App> = {
  getOwnReading,
  saveOwnReading,
  getReading,
};

/** Returns the posts of a scenario in a run, of one room or all, with their release data. */
async function postsOf(db: Queries, runId: number, scenarioId: number, room?: Room) {
  const [posts] = await loadRoomPosts(db, scenarioId, [runId], room);
  return posts;
}

function visiblePosts(app: App, posts: RoomPosts | undefined) {
  return posts ? shownPosts(posts, app.clock()) : [];
}
