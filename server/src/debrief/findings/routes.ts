import type { Nouns } from '@vincere/contract';
import { isFinished, refuse } from '@vincere/domain';
import type { Handlers } from '../../platform/http/handle.ts';
import { thenYield } from '../../platform/yield.ts';
import type { App } from '../../play/app.ts';
import { loadKnownStages } from '../../play/run-facts/known-stages.ts';
import { announceOn, findRun, lockRun, saveShared } from '../../play/store/runs.ts';
import { loadPlayedRun } from '../played-run.ts';
import { findingsView } from './view.ts';

export function findingRoutes(app: App): Handlers<Nouns['findings']> {
  return {
    getFindings: async ({ params, caller }) => {
      const now = app.clock();
      if (!caller.user.is_admin) {
        const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
        if (run.shared_at === null) refuse('report.not-shared');
      }
      const played = await loadPlayedRun(app.db.read, params.runId);
      const known = await thenYield(loadKnownStages(app.db.read, played.run, now));
      return findingsView(played, known, now);
    },

    shareReport: ({ params, body: { shared } }) =>
      app.db.change(async (change) => {
        const run = await lockRun(change, params.runId);
        if (!isFinished(run.status)) refuse('report.run-not-over');
        await saveShared(change.tx, run.id, shared ? (run.shared_at ?? app.clock()) : null);
        announceOn(change, run, 'report-shared');
        return { id: run.id, shared };
      }),
  };
}
