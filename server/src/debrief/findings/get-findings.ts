import { isFinished, refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { announceOn, findRun, lockRun } from '../../play/store/runs/runs.ts';
import { saveShared } from '../../play/store/runs/save.ts';
import { loadRunWithFacts } from '../played-run/load.ts';
import { findingsView } from './view.ts';

export const getFindings: CallHandler<'getFindings', App> = async ({ params, caller }, app) => {
  if (!caller.user.is_admin) {
    const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
    if (run.shared_at === null) refuse('report.not-shared');
  }
  return findingsView(await loadRunWithFacts(app.db.read, params.runId, app.clock()));
};

export const shareReport: CallHandler<'shareReport', App> = ({ params, body: { shared }, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (!isFinished(run.status)) refuse('report.run-not-over');
    await saveShared(change.tx, run.id, shared ? (run.shared_at ?? app.clock()) : null);
    announceOn(change, run, 'report-shared');
    return { id: run.id, shared };
  });
