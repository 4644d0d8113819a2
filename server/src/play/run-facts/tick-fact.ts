import { refuse } from '@vincere/domain';
import { findFact } from '../../authoring/store/facts.ts';
import type { Change, Queries } from '../../platform/db/database.ts';
import type { CallHandler, RequestChanges } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { listScenarioEditions } from '../editions/read.ts';
import { removeTick, saveTick } from '../store/facts/fact-ticks.ts';
import { isDebriefDone } from '../store/runs/guided-debriefs.ts';
import { announceOn, lockRunQuietly, type RunRow } from '../store/runs/runs.ts';
import { listVisitTimes } from '../store/runs/visits.ts';

type TickRequest = Pick<RequestChanges, 'inChange'> & {
  params: { runId: number; factId: number };
};

export const tickFact: CallHandler<'tickFact', App> = async (request, app) => {
  const by = { user_id: request.caller.user.id, ticked_at: app.clock() };
  await changeTick(request, ({ tx }, tick) => saveTick(tx, { ...tick, ...by }));
  return { id: request.params.factId, is_voiced: true };
};

export const untickFact: CallHandler<'untickFact', App> = async (request) => {
  await changeTick(request, ({ tx }, tick) => removeTick(tx, tick));
  return { id: request.params.factId, is_voiced: false };
};

/**
 * Changes whether a fact was said and announces it to administrators, unless `save` finds nothing to change. Refuses
 * `fact.debrief-done` once the guided debrief is done, and `fact.report-shared` while participants can read the report.
 */
async function changeTick(
  { params: { runId, factId }, inChange }: TickRequest,
  save: (change: Change, tick: { run_id: number; fact_id: number }) => Promise<boolean>,
): Promise<void> {
  await inChange(async (change) => {
    const run = await lockRunQuietly(change, runId);
    await requireReachedFact(change.tx, run, factId);
    if (await isDebriefDone(change.tx, run.id)) refuse('fact.debrief-done');
    if (run.shared_at !== null) refuse('fact.report-shared');
    if (await save(change, { run_id: run.id, fact_id: factId })) announceOn(change, run, 'facts-changed');
  });
}

/** Refuses `fact.unknown` unless the fact belongs to a scenario that the run has reached. */
async function requireReachedFact(db: Queries, run: RunRow, factId: number): Promise<void> {
  const editions = await listScenarioEditions(db, run.id);
  const inEditions = [...editions.values()].some(({ facts }) => facts.some(({ id }) => id === factId));
  if (inEditions) return;
  const fact = (await findFact(db, factId)) ?? refuse('fact.unknown');
  const visits = await listVisitTimes(db, run.id);
  const isReached = visits.some(({ scenario_id }) => scenario_id === fact.scenario_id);
  if (!isReached || editions.has(fact.scenario_id)) refuse('fact.unknown');
}
