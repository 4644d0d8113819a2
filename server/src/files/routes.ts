import type { Nouns } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { App } from '../app.ts';
import type { Handlers } from '../http/handle.ts';
import { downloadOf, zipOf } from './downloads.ts';
import { findReadableRunFile, listReadableFiles } from './readable.ts';
import { findFile, findScenarioPlace, lockScenario, lockSimulation } from './store.ts';
import { deleteFile, storeUpload } from './uploads.ts';

export function fileRoutes(app: App): Handlers<Nouns['files']> {
  return {
    uploadSimulationFile: ({ params, body, upload, caller }) =>
      storeUpload(app, upload, caller.user.id, async ({ tx }, now) => {
        const { id } = (await lockSimulation(tx, params.simulationId, now)) ?? refuse('simulation.unknown');
        return { simulation_id: id, scenario_id: null, room_name: 'dashboard', day: body.days ?? null };
      }),

    deleteSimulationFile: ({ params }) => deleteFile(app, params.fileId, 'simulation'),

    uploadScenarioFile: ({ params, body, upload, caller }) =>
      storeUpload(app, upload, caller.user.id, async ({ tx }, now) => {
        const scenario = (await lockScenario(tx, params.scenarioId, now)) ?? refuse('scenario.unknown');
        return {
          simulation_id: scenario.simulation_id,
          scenario_id: scenario.id,
          room_name: body.room,
          day: null,
        };
      }),

    deleteScenarioFile: ({ params }) => deleteFile(app, params.fileId, 'scenario'),

    uploadRoomFile: ({ query, upload, caller }) =>
      storeUpload(app, upload, caller.user.id, async ({ tx }, now) => {
        const scenario = (await lockScenario(tx, query.scenario_id, now)) ?? refuse('scenario.unknown');
        return {
          simulation_id: scenario.simulation_id,
          scenario_id: scenario.id,
          room_name: query.room_id,
          day: query.day ?? null,
        };
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
      const scenario = (await findScenarioPlace(app.db.read, params.scenarioId)) ?? refuse('scenario.unknown');
      const files = await listReadableFiles(app.db.read, scenario.id, caller);
      if (query.file_id !== undefined)
        return downloadOf(app, files.find(({ id }) => id === query.file_id) ?? refuse('file.unknown'));
      if (files.length === 0) refuse('file.unknown');
      return zipOf(app, scenario.name, files);
    },
  };
}
