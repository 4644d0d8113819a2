import { isFinished, lengthFor, refuse, runningMs } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import { requireAdvancedControls } from '../access/advanced-controls.ts';
import type { App } from '../app.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { savePlenaryEnd } from '../store/runs/save.ts';
import { addStageSeconds, setStageSeconds } from '../store/runs/visits.ts';
import { currentRun } from './current-run.ts';
import { currentPlace } from './place.ts';

export const addTime: CallHandler<'addTime', App> = async ({ params, body, caller, inChange }, app) => {
  await inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await requireAdvancedControls(change.tx, caller.user);
    if (isFinished(run.status)) refuse('run.is-over');
    const place = (await currentPlace(change.tx, run)) ?? refuse('run.not-started');
    const isExtended = await addStageSeconds(change.tx, place.visit.id, body.seconds);
    if (!isExtended) refuse('run.no-stage-clock');
    announceOn(change, run, 'clock-changed');
  });
  return currentRun(app, params.runId, caller);
};

export const setTime: CallHandler<'setTime', App> = async ({ params, body, caller, inChange }, app) => {
  await inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await requireAdvancedControls(change.tx, caller.user);
    if (isFinished(run.status)) refuse('run.is-over');
    const { visit } = (await currentPlace(change.tx, run)) ?? refuse('run.not-started');
    const now = app.clock();
    const begunAtMs = visit.has_begun === 1 ? visit.entered_at_running_ms : runningMs(run, now);
    const seconds = lengthFor(body.remaining_seconds, begunAtMs, run, now);
    await setStageSeconds(change.tx, visit.id, seconds);
    announceOn(change, run, 'clock-changed');
  });
  return currentRun(app, params.runId, caller);
};

export const setPlenaryTimer: CallHandler<'setPlenaryTimer', App> = async (
  { params, body, caller, inChange },
  app,
) => {
  await inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (isFinished(run.status)) refuse('run.is-over');
    const endsAt = body.seconds === null ? null : app.clock() + body.seconds * 1000;
    await savePlenaryEnd(change.tx, run.id, endsAt);
    announceOn(change, run, 'clock-changed');
  });
  return currentRun(app, params.runId, caller);
};
