import { z } from 'zod';
import { StoredFile } from '../authoring/files.ts';
import { defineCall } from '../call.ts';
import { filledText, Id, limits, pathId, RoomName, text } from '../fields.ts';
import { rooms as roomMessages } from '../messages/rooms.ts';
import { runs as runMessages } from '../messages/runs.ts';
import { Post, ShownPost } from './posts.ts';

const roomRunParams = z.object({ roomRunId: pathId(roomMessages.noCurrentRoom) });

const RoomRun = z.object({
  id: Id,
  room_name: RoomName,
  scenario_id: Id,
  simulation_run_id: Id,
  notes: z.string(),
  revision: z.int(),
  /** The visible posts, in the order of their appearance. */
  tweets: z.array(ShownPost),
});

export const rooms = {
  getRoomRunByName: defineCall({
    method: 'GET',
    path: '/room-run-get-by-name/:runId/:roomName',
    access: 'room',
    summary:
      'Get a room, by its name, in the current scenario of a run, with its notes and its visible posts',
    params: z.object({ runId: pathId(runMessages.invalidId), roomName: RoomName }),
    answer: RoomRun,
    refusals: ['run.not-started', 'stage.not-begun'],
  }),
  getRoomRun: defineCall({
    method: 'GET',
    path: '/room-run-get/:roomRunId',
    access: 'room',
    summary: 'Get a room of a run with its notes and its visible posts, in the order of their appearance',
    params: roomRunParams,
    answer: RoomRun.extend({
      facilitator_notes: z.string(),
      /** Milliseconds on the run's clock, which stops in pauses, until this room's next timed post appears; null if none will. */
      next_post_ms: z.int().nullable(),
    }),
  }),
  replaceRoomNotes: defineCall({
    method: 'PUT',
    path: '/room-run-update/:roomRunId',
    access: 'own-room',
    summary:
      'Replace the notes of a room. What changes in a note that somebody else signed becomes a note of the caller. With `revision`, refuses unless it is the current revision',
    params: roomRunParams,
    body: z.object({ notes: text(limits.briefing), revision: z.int().optional() }),
    answer: z.object({ id: Id, notes: z.string(), revision: z.int() }),
    refusals: [
      'room.notes-changed',
      'room.notes-full',
      'room.scenario-closed',
      'stage.not-begun',
      'run.is-over',
    ],
  }),
  addRoomNote: defineCall({
    method: 'POST',
    path: '/room-run-note-add/:roomRunId',
    access: 'own-room',
    summary: 'Append one note with author and time, safe for concurrent writers',
    params: roomRunParams,
    body: z.object({ text: filledText(limits.description) }),
    answer: z.object({ id: Id, notes: z.string(), revision: z.int() }),
    creates: true,
    idempotent: true,
    refusals: ['room.notes-full', 'room.scenario-closed', 'stage.not-begun', 'run.is-over'],
  }),
  getAuthoredRoom: defineCall({
    method: 'GET',
    path: '/room-run-get-by-scenario/:scenarioId/:roomName',
    access: 'room',
    summary: "Get the authored room of a scenario: the author's note and its posts",
    params: z.object({ scenarioId: pathId('Invalid scenario ID'), roomName: RoomName }),
    answer: z.object({
      id: Id,
      scenario_id: Id,
      room_name: RoomName,
      notes: z.string(),
      tweets: z.array(Post),
    }),
  }),
  saveAuthoredNotes: defineCall({
    method: 'PUT',
    path: '/room-notes-update/:scenarioId/:roomName',
    access: 'administrator',
    summary: "Store the author's note to a room of a scenario",
    params: z.object({ scenarioId: pathId('Invalid scenario ID'), roomName: RoomName }),
    body: z.object({ notes: text(limits.briefing) }),
    answer: z.object({ id: Id, notes: z.string() }),
    refusals: ['scenario.unknown'],
  }),
  listRoomFiles: defineCall({
    method: 'GET',
    path: '/room-run-get-files/:roomRunId',
    access: 'room',
    summary: 'List the files of a room of a run',
    params: z.object({ roomRunId: pathId('Room files need a room id') }),
    answer: z.array(StoredFile),
  }),
};
