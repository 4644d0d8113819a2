import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import { thenYield } from '../../platform/yield.ts';
import type { App } from '../../play/app.ts';
import { loadKnownStages } from '../../play/run-facts/known-stages.ts';
import { findRun } from '../../play/store/runs/runs.ts';
import { loadPlayedRun } from '../played-run.ts';
import { objectivesReport } from './report.ts';

export const getObjectivesReport: CallHandler<'getObjectivesReport', App> = async (
  { params, caller },
  app,
) => {
  const now = app.clock();
  const is_facilitator = caller.user.is_admin;
  const db = app.db.read;
  const { shared_at } = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  if (!is_facilitator && shared_at === null) refuse('report.not-shared');
  const playedRun = await loadPlayedRun(db, params.runId);
  const knownStages = await thenYield(loadKnownStages(db, playedRun.run, now));
  return objectivesReport(db, playedRun, knownStages, { now, is_facilitator });
};
