import { refuse } from '@vincere/domain';
import type { Seat } from '../../platform/http/caller.ts';
import type { CallHandler, RequestChanges } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { noteDashboardReads } from '../posts/dashboard-reads.ts';
import { loadRoomPosts, nextPostMs, type RoomPosts, shownPosts, shownPostView } from '../posts/in-runs.ts';
import { currentPlace, hasBegun } from '../runs/place.ts';
import { listRoomRuns } from '../store/rooms/rooms.ts';
import { findRun } from '../store/runs/runs.ts';
import { findNotesIn, hasRoomName, type RoomRunRow, readableRoom } from './room-run.ts';

export const getRoomRunByName: CallHandler<'getRoomRunByName', App> = async (
  { params, caller, inChange },
  app,
) => {
  const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  const place = (await currentPlace(app.db.read, run)) ?? refuse('run.not-started');
  if (!caller.user.is_admin && !hasBegun(place)) refuse('stage.not-begun');
  const roomRuns = await listRoomRuns(app.db.read, run.id, place.scenario_id);
  const room = roomRuns.find(hasRoomName(params.roomName)) ?? refuse('room.unknown');
  if (caller.seat !== null) await noteReads(app, room, caller.seat, inChange);
  return roomRunView(room, await postsOf(app, room), app.clock());
};

export const getRoomRun: CallHandler<'getRoomRun', App> = async ({ params, caller, inChange }, app) => {
  const room = await readableRoom(app.db.read, params.roomRunId, caller);
  if (caller.seat !== null) await noteReads(app, room, caller.seat, inChange);
  const [notes, posts] = await Promise.all([findNotesIn(app.db.read, room), postsOf(app, room)]);
  const now = app.clock();
  return {
    ...roomRunView(room, posts, now),
    facilitator_notes: notes,
    next_post_ms: posts ? nextPostMs(posts, now) : null,
  };
};

/** Returns the posts of a room of a run, with their release data. */
async function postsOf(app: App, room: RoomRunRow): Promise<RoomPosts | undefined> {
  const [posts] = await loadRoomPosts(app.db.read, room.scenario_id, [room.run_id], room.room_name);
  return posts;
}

/** Notes that the room of a seat has the posts of the dashboard. */
async function noteReads(
  app: App,
  room: RoomRunRow,
  seat: Seat,
  inChange: RequestChanges['inChange'],
): Promise<void> {
  if (room.room_name !== 'dashboard') return;
  const { status } = (await findRun(app.db.read, room.run_id)) ?? refuse('run.unknown');
  await noteDashboardReads(app, [{ ...seat, status }], room.scenario_id, inChange);
}

function roomRunView(room: RoomRunRow, posts: RoomPosts | undefined, now: number) {
  return {
    id: room.id,
    room_name: room.room_name,
    scenario_id: room.scenario_id,
    simulation_run_id: room.run_id,
    notes: room.notes,
    revision: room.notes_revision,
    tweets: posts ? shownPosts(posts, now).map((post) => shownPostView(post, posts.time)) : [],
  };
}
