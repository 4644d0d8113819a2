import { type Room, refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findRoomRun } from '../store/rooms/rooms.ts';
import { findRun } from '../store/runs/runs.ts';
import { serializeRoomVotes } from './room-votes.ts';

export const getRoomVotes: CallHandler<'getRoomVotes', App> = async ({ params, caller }, app) => {
  const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  const room = await resolveRoom(app, params.roomId, run.id);
  return serializeRoomVotes(app.db.read, await app.snapshots.of(run), room, caller);
};

/** Returns the room that the path names directly or by the id of one of the run's room runs. */
async function resolveRoom(app: App, roomId: Room | number, runId: number): Promise<Room> {
  if (typeof roomId !== 'number') return roomId;
  const roomRun = await findRoomRun(app.db.read, roomId);
  return roomRun?.run_id === runId ? roomRun.room_name : refuse('room.unknown');
}
