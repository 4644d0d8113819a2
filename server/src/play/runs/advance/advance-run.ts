import { messages } from '@vincere/contract';
import { isFinished, judgeStatusChange, readJudgement, refuse, withStatus } from '@vincere/domain';
import { type CallHandler, withFields } from '../../../platform/http/handle.ts';
import { hasAdvancedControls } from '../../access/advanced-controls.ts';
import type { App } from '../../app.ts';
import { announceOn, findRun, lockRun } from '../../store/runs/runs.ts';
import { saveRunState } from '../../store/runs/save.ts';
import { leaveUnbegunStage } from '../begin-stage.ts';
import { currentRun } from '../current-run.ts';
import { mailRunCompleted } from '../mails.ts';
import { serializeRun } from '../snapshots.ts';
import { advance, judgeOf } from './advance.ts';
import { startRun } from './start.ts';
import { saveVoicedFacts } from './voiced-facts.ts';

export const changeRunStatus: CallHandler<'changeRunStatus', App> = async (
  { params, body, caller, inChange },
  app,
) => {
  const foundRun = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  // A run that has the status already takes no lock, and so gets no new revision.
  if (judgeStatusChange(foundRun.status, body.status) === 'stays') return serializeRun(app, foundRun, caller);
  const hasEnded = await inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (judgeStatusChange(run.status, body.status) === 'stays') return false;
    const now = app.clock();
    const ends = isFinished(body.status);
    if (run.status === 'DRAFT') await startRun(change, run, now);
    else
      await saveRunState(change.tx, run.id, {
        ...withStatus(run, body.status, now),
        updated_at: now,
        ...(ends ? { ended_at: now } : {}),
      });
    if (ends) await leaveUnbegunStage(change.tx, run, now);
    announceOn(change, run, 'run-status-changed');
    return ends;
  });
  if (hasEnded) await mailRunCompleted(app, params.runId);
  return currentRun(app, params.runId, caller);
};

export const advanceRun: CallHandler<'advanceRun', App> = async ({ params, body, caller, inChange }, app) => {
  const { kind } = await inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const advanced_controls = await hasAdvancedControls(change.tx, caller.user);
    const judge = judgeOf(readJudgement(body));
    const now = app.clock();
    const by = { user_id: caller.user.id, ticked_at: now };
    // First, while the scenario is still the current one. A refused advance takes the notes back.
    await saveVoicedFacts(change.tx, run, body.facts_voiced ?? [], by);
    return advance(change, run, { ...body, begins: body.begin, advanced_controls }, judge, now);
  });
  if (kind === 'moves') return currentRun(app, params.runId, caller);
  await mailRunCompleted(app, params.runId);
  return withFields({ message: messages.runs.completed.text }, await currentRun(app, params.runId, caller));
};
