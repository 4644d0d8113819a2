import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import { thenYield } from '../../platform/yield.ts';
import type { App } from '../../play/app.ts';
import { loadKnownStages } from '../../play/run-facts/known-stages.ts';
import { loadPlayedRun } from '../played-run.ts';
import { findingsView } from './view.ts';

export function findingRoutes(app: App): Handlers<Nouns['findings']> {
  return {
    getFindings: async ({ params }) => {
      const now = app.clock();
      const played = await loadPlayedRun(app.db.read, params.runId);
      const known = await thenYield(loadKnownStages(app.db.read, played.run, now));
      return findingsView(played, known, now);
    },
  };
}
