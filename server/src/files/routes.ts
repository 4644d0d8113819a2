import type { Nouns } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { App } from '../app.ts';
import type { Handlers } from '../http/handle.ts';
import { findScenario } from '../scenarios/store.ts';
import { lockSimulation } from '../simulations/lock.ts';
import { downloadOf, zipOf } from './downloads.ts';
import { findReadableRunFile, listReadableFiles } from './readable.ts';
import { findFile } from './store.ts';
import { deleteFile, storeScenarioFile, storeUpload } from './uploads.ts';

export function fileRoutes(app: App): Handlers<Nouns['files']> {
  return {
    uploadSimulationFile: ({ params, body, upload, caller }) =>
      storeUpload(app, upload, caller.user.id, async (change, now) => ({
        simulation_id: await lockSimulation(change, params.simulationId, now),
        scenario_id: null,
        room_name: 'dashboard',
        day: body.days ?? null,
      })),

    deleteSimulationFile: ({ params }) => deleteFile(app, params.fileId, 'simulation'),

    uploadScenarioFile: ({ params, body, upload, caller }) =>
      storeScenarioFile(app, upload, caller.user.id, {
        scenario_id: params.scenarioId,
        room_name: body.room,
        day: null,
      }),

    deleteScenarioFile: ({ params }) => deleteFile(app, params.fileId, 'scenario'),

    uploadRoomFile: ({ query, upload, caller }) =>
      storeScenarioFile(app, upload, caller.user.id, {
        scenario_id: query.scenario_id,
        room_name: query.room_id,
        day: query.day ?? null,
      }),

    downloadFile: async ({ params }) => {
      const file = (await findFile(app.db.read, params.fileId)) ?? refuse('file.unknown');
      return downloadOf(app, file);
    },

    deleteFile: ({ params }) => deleteFile(app, params.fileId, 'either'),

    downloadRunFile: async ({ params, caller }) =>
      downloadOf(app, await findReadableRunFile(app.db.read, params, caller)),

    downloadRoomFile: async ({ params, caller }) => {
      const file = await findReadableRunFile(app.db.read, params, caller);
      if (file.scenario_id === null) refuse('file.unknown');
      return downloadOf(app, file);
    },

    downloadScenarioFiles: async ({ params, query, caller }) => {
      const scenario = (await findScenario(app.db.read, params.scenarioId)) ?? refuse('scenario.unknown');
      const files = await listReadableFiles(app.db.read, scenario.id, caller);
      if (query.file_id !== undefined)
        return downloadOf(app, files.find(({ id }) => id === query.file_id) ?? refuse('file.unknown'));
      if (files.length === 0) refuse('file.unknown');
      return zipOf(app, scenario.name, files);
    },
  };
}
