import { refuse, requireJudged } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findPlayedDecision } from '../outcomes/last-outcome.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { listVisitTimes, saveJudgedConditions } from '../store/runs/visits.ts';
import { orderView } from './load-order.ts';

export const correctJudgement: CallHandler<'correctJudgement', App> = (
  { params, body, caller, inChange },
  app,
) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const visits = await listVisitTimes(change.tx, run.id);
    const lastVisit = visits.findLast(({ closed_at }) => closed_at !== null);
    if (lastVisit?.scenario_id !== body.scenario_id) return refuse('judgement.closed');
    if (run.shared_at !== null) return refuse('judgement.report-shared');
    const decision = (await findPlayedDecision(change.tx, lastVisit)) ?? refuse('judgement.closed');
    const judgement = { met: body.conditions_met, unmet: body.conditions_unmet ?? null };
    requireJudged(
      judgement,
      decision.conditions.map(({ id }) => id),
    );
    await saveJudgedConditions(change.tx, lastVisit.id, judgement);
    announceOn(change, run, 'judgement-corrected');
    return orderView(app, change, run, body.scenario_id, caller.user);
  });
