import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { findRun } from '../../play/store/runs/runs.ts';
import { loadRunWithFacts } from '../played-run/load.ts';
import { objectivesReport } from './report.ts';
import { listRatings } from './store.ts';

export const getObjectivesReport: CallHandler<'getObjectivesReport', App> = async (
  { params, caller },
  app,
) => {
  const is_facilitator = caller.user.is_admin;
  const db = app.db.read;
  const { shared_at } = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  if (!is_facilitator && shared_at === null) refuse('report.not-shared');
  const playedRun = await loadRunWithFacts(db, params.runId, app.clock());
  return objectivesReport(playedRun, await listRatings(db, params.runId), is_facilitator);
};
