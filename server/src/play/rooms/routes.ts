import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { getAuthoredRoom, saveAuthoredNotes } from './authored-rooms.ts';
import { getRoomRun, getRoomRunByName } from './get-room-run.ts';
import { listRoomFiles } from './list-room-files.ts';
import { addRoomNote, replaceRoomNotes } from './room-notes.ts';

export const roomRoutes: Handlers<Nouns['rooms'], App> = {
  getRoomRunByName,
  getRoomRun,
  replaceRoomNotes,
  addRoomNote,
  getAuthoredRoom,
  saveAuthoredNotes,
  listRoomFiles,
};
