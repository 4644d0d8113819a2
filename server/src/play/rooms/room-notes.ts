import { limits } from '@vincere/contract';
import { isFinished, noteAuthor, refuse, replaceNotes, writeNote } from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { currentPlace, hasBegun } from '../runs/place.ts';
import { findRoomRun, saveRoomNotes } from '../store/rooms/rooms.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import type { RoomRunRow } from './room-run.ts';

type LockedRun = Awaited<ReturnType<typeof lockRun>>;

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

/** Locks the run of a room run and returns it. */
async function lockRunOf(change: Change, roomRunId: number) {
  const room = (await findRoomRun(change.tx, roomRunId)) ?? refuse('room.unknown');
  return lockRun(change, room.run_id);
}

/** Returns a room of a locked run. Refuses a finished run, a room of a closed scenario and a stage that has not begun. */
async function openRoom(change: Change, run: LockedRun, roomRunId: number): Promise<RoomRunRow> {
  if (isFinished(run.status)) refuse('run.is-over');
  const room = (await findRoomRun(change.tx, roomRunId)) ?? refuse('room.unknown');
  const place = await currentPlace(change.tx, run);
  if (place?.scenario_id !== room.scenario_id) refuse('room.scenario-closed');
  if (!hasBegun(place)) refuse('stage.not-begun');
  return room;
}

async function saveNotes(change: Change, run: LockedRun, room: RoomRunRow, notes: string) {
  const savedRoom = await saveRoomNotes(change.tx, room.id, notes);
  announceOn(change, run, 'notes-changed', room.room_name);
  return notesView(savedRoom);
}

function notesView({ id, notes, notes_revision }: RoomRunRow) {
  return { id, notes, revision: notes_revision };
}
