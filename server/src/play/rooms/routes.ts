import { limits, type Nouns } from '@vincere/contract';
import { isFinished, noteAuthor, type Room, refuse, replaceNotes, writeNote } from '@vincere/domain';
import { fileView } from '../../authoring/files/views.ts';
import { authoredPostView, postView } from '../../authoring/simulations/post-views.ts';
import { listScenarioFiles } from '../../authoring/store/files.ts';
import { lockSimulationOfScenario } from '../../authoring/store/lock.ts';
import { findAuthoredRoom, saveAuthoredNotesText } from '../../authoring/store/rooms.ts';
import type { Change, Queries } from '../../platform/db/database.ts';
import type { Seat } from '../../platform/http/caller.ts';
import type { CallHandler, Handlers, RequestChanges } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { prepareEdit } from '../editions/preserve.ts';
import { findEditionIn } from '../editions/read.ts';
import { noteDashboardReads } from '../posts/dashboard-reads.ts';
import { loadRoomPosts, nextPostMs, type RoomPosts, shownPosts, shownPostView } from '../posts/in-runs.ts';
import { listRoomPostsFor } from '../posts/readers.ts';
import { currentPlace } from '../runs/place.ts';
import { findRoomRun, listRoomRuns, saveRoomNotes } from '../store/rooms.ts';
import { announceOn, findRun, lockRun } from '../store/runs.ts';

type LockedRun = Awaited<ReturnType<typeof lockRun>>;

type RoomRunRow = NonNullable<Awaited<ReturnType<typeof findRoomRun>>>;

export const getRoomRunByName: CallHandler<'getRoomRunByName', App> = async (
  { params, caller, inChange },
  app,
) => {
  const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  const place = (await currentPlace(app.db.read, run)) ?? refuse('run.not-started');
  const roomRuns = await listRoomRuns(app.db.read, run.id, place.scenario_id);
  const room = roomRuns.find(hasRoomName(params.roomName)) ?? refuse('room.unknown');
  if (caller.seat !== null) await noteReads(app, room, caller.seat, inChange);
  return roomRunView(room, await postsOf(app, room), app.clock());
};

export const getRoomRun: CallHandler<'getRoomRun', App> = async ({ params, caller, inChange }, app) => {
  const room = (await findRoomRun(app.db.read, params.roomRunId)) ?? refuse('room.unknown');
  if (caller.seat !== null) await noteReads(app, room, caller.seat, inChange);
  const [notes, posts] = await Promise.all([findNotesIn(app.db.read, room), postsOf(app, room)]);
  const now = app.clock();
  return {
    ...roomRunView(room, posts, now),
    facilitator_notes: notes,
    next_post_ms: posts ? nextPostMs(posts, now) : null,
  };
};

export const replaceRoomNotes: CallHandler<'replaceRoomNotes', App> = (
  { params, body, caller, inChange },
  app,
) =>
  inChange(async (change) => {
    const run = await lockRunOf(change, params.roomRunId);
    const room = await openRoom(change, run, params.roomRunId);
    if (body.revision !== undefined && body.revision !== room.notes_revision)
      refuse('room.notes-changed', { notes: room.notes, revision: room.notes_revision });
    const by = { at: isoTime(app.clock()), author: noteAuthor(caller.user) };
    const notes = replaceNotes(room.notes, body.notes, by);
    if (notes.length > limits.briefing) refuse('room.notes-full');
    return saveNotes(change, run, room, notes);
  });

export const addRoomNote: CallHandler<'addRoomNote', App> = (
  { params: { roomRunId }, body, caller, inChangeOnce },
  app,
) =>
  inChangeOnce(
    async (change) => {
      const run = await lockRunOf(change, roomRunId);
      const room = await openRoom(change, run, roomRunId);
      const note = writeNote(isoTime(app.clock()), noteAuthor(caller.user), body.text);
      const notes = room.notes === '' ? note : `${room.notes}\n${note}`;
      if (notes.length > limits.briefing) refuse('room.notes-full');
      return { answer: await saveNotes(change, run, room, notes), reference: null };
    },
    async ({ tx }) => notesView((await findRoomRun(tx, roomRunId)) ?? refuse('room.unknown')),
  );

export const getAuthoredRoom: CallHandler<'getAuthoredRoom', App> = async ({ params, caller }, app) => {
  const { scenarioId, roomName } = params;
  const authoredRoom =
    (await findAuthoredRoom(app.db.read, scenarioId, roomName)) ?? refuse('scenario.unknown');
  const posts = await listRoomPostsFor(app, caller.user, scenarioId, roomName);
  const notes =
    caller.user.is_admin || caller.seat == null
      ? authoredRoom.notes
      : await findNotesIn(app.db.read, {
          scenario_id: scenarioId,
          run_id: caller.seat.run_id,
          room_name: roomName,
        });
  // After the end of a run everyone may read the posts of other rooms, but not the facilitator's texts to them.
  const ownRoom = caller.seat?.room_name;
  const mayReadNotes =
    caller.user.is_admin || ownRoom === 'dashboard' || ownRoom === roomName || roomName === 'dashboard';
  return {
    ...authoredRoom,
    notes: mayReadNotes ? notes : '',
    tweets: posts.filter(isAuthored).map(caller.user.is_admin ? authoredPostView : postView),
  };
};

export const saveAuthoredNotes: CallHandler<'saveAuthoredNotes', App> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    const simulationId = await lockSimulationOfScenario(change, params.scenarioId, app.clock());
    await prepareEdit(change, simulationId);
    const savedRoom = await saveAuthoredNotesText(change.tx, params.scenarioId, params.roomName, body.notes);
    return savedRoom ?? refuse('scenario.unknown');
  });

export const listRoomFiles: CallHandler<'listRoomFiles', App> = async ({ params }, app) => {
  const room = (await findRoomRun(app.db.read, params.roomRunId)) ?? refuse('room.unknown');
  const edition = await findEditionIn(app.db.read, room);
  const files = edition?.files ?? (await listScenarioFiles(app.db.read, room.scenario_id));
  return files.filter(hasRoomName(room.room_name)).map(fileView);
};

export const roomRoutes: Handlers<Nouns['rooms'], App> = {
  getRoomRunByName,
  getRoomRun,
  replaceRoomNotes,
  addRoomNote,
  getAuthoredRoom,
  saveAuthoredNotes,
  listRoomFiles,
};

/** Locks the run of a room run and returns it. */
async function lockRunOf(change: Change, roomRunId: number) {
  const room = (await findRoomRun(change.tx, roomRunId)) ?? refuse('room.unknown');
  return lockRun(change, room.run_id);
}

/** Returns a room of a locked run. Refuses a finished run and a room of a closed scenario. */
async function openRoom(change: Change, run: LockedRun, roomRunId: number): Promise<RoomRunRow> {
  if (isFinished(run.status)) refuse('run.is-over');
  const room = (await findRoomRun(change.tx, roomRunId)) ?? refuse('room.unknown');
  const place = await currentPlace(change.tx, run);
  if (place?.scenario_id !== room.scenario_id) refuse('room.scenario-closed');
  return room;
}

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

async function saveNotes(change: Change, run: LockedRun, room: RoomRunRow, notes: string) {
  const savedRoom = await saveRoomNotes(change.tx, room.id, notes);
  announceOn(change, run, 'notes-changed', room.room_name);
  return notesView(savedRoom);
}

/** Returns the facilitator's text to a room as its run shows it; empty if there is none. */
async function findNotesIn(
  db: Queries,
  place: Pick<RoomRunRow, 'scenario_id' | 'run_id' | 'room_name'>,
): Promise<string> {
  const edition = await findEditionIn(db, place);
  const roomNotes =
    edition?.notes.find(hasRoomName(place.room_name)) ??
    (await findAuthoredRoom(db, place.scenario_id, place.room_name));
  return roomNotes?.notes ?? '';
}

function isAuthored({ room_run_id }: { room_run_id: number | null }): boolean {
  return room_run_id === null;
}

function hasRoomName(roomName: Room) {
  return (item: { room_name: Room }) => item.room_name === roomName;
}

function notesView({ id, notes, notes_revision }: RoomRunRow) {
  return { id, notes, revision: notes_revision };
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
