import type { Nouns } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import { downloadOf, zipOf } from '../../authoring/files/downloads.ts';
import { findScenario } from '../../authoring/store/scenarios.ts';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findReadableRunFile, listReadableFiles } from './readable-files.ts';

type RunCalls = 'downloadRunFile' | 'downloadRoomFile' | 'downloadScenarioFiles';

/** Calls by which participants read the files of their runs. */
export function runFileRoutes(app: App): Pick<Handlers<Nouns['files']>, RunCalls> {
  return {
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
