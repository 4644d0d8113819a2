import { judgeBegin, judgeShowOutcome, refuse, runningMs } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { announceOn, findRun, lockRun, type RunRow } from '../store/runs/runs.ts';
import { moveRun } from '../store/runs/save.ts';
import { deleteVisit, listVisitTimes, saveBegin, saveOutcomesShown } from '../store/runs/visits.ts';
import { currentRun } from './current-run.ts';
import { currentPlace } from './place.ts';

export const showOutcome: CallHandler<'showOutcome', App> = async (
  { params: { runId }, body: { scenario_id }, caller, inChange },
  app,
) => {
  const foundRun = (await findRun(app.db.read, runId)) ?? refuse('run.unknown');
  const judge = async (db: Queries) => judgeShowOutcome(await findClosedStage(db, runId), scenario_id);
  // A repeated request takes no lock, and so makes no new revision.
  if ((await judge(app.db.read)) === 'shows')
    await inChange(async (change) => {
      const run = await lockRun(change, foundRun.id);
      if ((await judge(change.tx)) === 'stays') return;
      await saveOutcomesShown(change.tx, run.id);
      announceOn(change, run, 'outcome-shown');
    });
  return currentRun(app, runId, caller);
};

export const beginStage: CallHandler<'beginStage', App> = async (
  { params: { runId }, body: { scenario_id }, caller, inChange },
  app,
) => {
  const foundRun = (await findRun(app.db.read, runId)) ?? refuse('run.unknown');
  if ((await judgeBeginOf(app.db.read, foundRun, scenario_id)).judgement === 'begins')
    await inChange(async (change) => {
      const run = await lockRun(change, foundRun.id);
      const { judgement, place } = await judgeBeginOf(change.tx, run, scenario_id);
      if (judgement === 'stays' || place === null) return;
      const now = app.clock();
      await saveOutcomesShown(change.tx, run.id);
      await saveBegin(change.tx, place.visit.id, {
        entered_at: now,
        entered_at_running_ms: runningMs(run, now),
      });
      announceOn(change, run, 'stage-begun');
    });
  return currentRun(app, runId, caller);
};

async function judgeBeginOf(db: Queries, run: RunRow, scenarioId: number) {
  const place = await currentPlace(db, run);
  const stage = {
    status: run.status,
    scenario_id: place?.scenario_id ?? null,
    has_begun: place?.visit.has_begun === 1,
  };
  return { judgement: judgeBegin(stage, scenarioId), place };
}

async function findClosedStage(db: Queries, runId: number) {
  const visits = await listVisitTimes(db, runId);
  const visit = visits.findLast(({ closed_at }) => closed_at !== null);
  return visit === undefined
    ? null
    : { scenario_id: visit.scenario_id, is_outcome_shown: visit.is_outcome_shown === 1 };
}

/** Takes a run that ends at `now` (epoch ms) back to the stage that was closed last, if the next one has not begun: nobody played it. */
export async function leaveUnbegunStage(tx: Queries, run: RunRow, now: number): Promise<void> {
  const place = await currentPlace(tx, run);
  if (place === null || place.visit.has_begun === 1) return;
  const closedVisit = (await listVisitTimes(tx, run.id)).findLast(({ closed_at }) => closed_at !== null);
  if (closedVisit === undefined)
    throw new Error(`Run ${run.id} has no closed stage before the one that has not begun`);
  await saveOutcomesShown(tx, run.id);
  await moveRun(tx, run.id, closedVisit.id, now);
  await deleteVisit(tx, place.visit.id);
}
