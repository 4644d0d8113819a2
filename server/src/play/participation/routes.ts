import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { joinRun } from './join-run.ts';
import { getUserRun, listMyRuns } from './own-runs.ts';
import { removeParticipant, restoreParticipant } from './remove-participant.ts';
import { assignRooms, listPeopleToPlace } from './room-assignment.ts';
import { moveParticipant, seatParticipant } from './seat-participant.ts';
import { getTakingPart } from './taking-part.ts';

export const participationRoutes: Handlers<Nouns['participation'], App> = {
  listPeopleToPlace,
  assignRooms,
  getTakingPart,
  joinRun,
  listMyRuns,
  getUserRun,
  seatParticipant,
  moveParticipant,
  removeParticipant,
  restoreParticipant,
};
