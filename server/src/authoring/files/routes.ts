import type { Nouns } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Handlers } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { findFile, findFileOwner, saveFileDay } from '../store/files.ts';
import { lockSimulation } from '../store/lock.ts';
import { findRoomName } from '../store/rooms.ts';
import { downloadOf } from './downloads.ts';
import { deleteFile, storeScenarioFile, storeUpload } from './uploads.ts';
import { fileView } from './views.ts';

type RunCalls = 'downloadRunFile' | 'downloadRoomFile' | 'downloadScenarioFiles';

/** Calls by which authors upload, read and delete files. The play group implements the calls of participants. */
export function fileRoutes(app: AuthoringApp): Omit<Handlers<Nouns['files']>, RunCalls> {
  return {
    uploadSimulationFile: (request) =>
      storeUpload(app, request, async (change, now) => ({
        simulation_id: await lockSimulation(change, request.params.simulationId, now),
        scenario_id: null,
        room_name: 'dashboard',
        day: request.body.days ?? null,
      })),

    deleteSimulationFile: ({ params, inChange }) => deleteFile(app, params.fileId, 'simulation', inChange),

    uploadScenarioFile: (request) =>
      storeScenarioFile(app, request, {
        scenario_id: request.params.scenarioId,
        room_name: request.body.room,
        day: null,
      }),

    deleteScenarioFile: ({ params, inChange }) => deleteFile(app, params.fileId, 'scenario', inChange),

    uploadRoomFile: async (request) => {
      const { room_id, scenario_id, day = null } = request.query;
      const room_name =
        typeof room_id === 'number' ? await findRoomName(app.db.read, scenario_id, room_id) : room_id;
      if (room_name === undefined) return refuse('room.unknown');
      return storeScenarioFile(app, request, { scenario_id, room_name, day });
    },

    downloadFile: async ({ params }) => {
      const file = (await findFile(app.db.read, params.fileId)) ?? refuse('file.unknown');
      return downloadOf(app, file);
    },

    updateFile: ({ params, body, inChange }) =>
      inChange(async (change) => {
        const { simulation_id } = (await findFileOwner(change.tx, params.fileId)) ?? refuse('file.unknown');
        await lockSimulation(change, simulation_id, app.clock());
        await app.contentUse.prepareEdit(change, simulation_id);
        const file = (await saveFileDay(change.tx, params.fileId, body.day)) ?? refuse('file.unknown');
        return fileView(file);
      }),

    deleteFile: ({ params, inChange }) => deleteFile(app, params.fileId, 'either', inChange),
  };
}
