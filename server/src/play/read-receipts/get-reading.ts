import { countRead, refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { currentPlace } from '../runs/place.ts';
import { listRoomRuns } from '../store/rooms/rooms.ts';
import { findRun } from '../store/runs/runs.ts';
import { listSeats } from '../store/seats/seats.ts';
import { listReadings } from './store.ts';
import { postsOf, visiblePosts } from './visible-posts.ts';

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
