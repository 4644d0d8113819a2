import { judgePhaseMove, refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { announceOn, findRun, lockRun } from '../../play/store/runs/runs.ts';
import { countSeats } from '../../play/store/seats/seats.ts';
import { answerAsBots, markAsBots, writeAsBots } from './bots.ts';
import { changeOpened, lead, viewAfter } from './change.ts';
import { ensurePlan } from './plan.ts';
import { currentPhase, enterPhase, findDebrief, updateDebrief } from './store/debriefs.ts';
import { debriefView, readMinutes, readScripts } from './views.ts';

export const getGuidedDebrief: CallHandler<'getGuidedDebrief', App> = async ({ params, caller }, app) => {
  const db = app.db.read;
  if ((await findRun(db, params.runId)) === undefined) refuse('run.unknown');
  const row = await findDebrief(db, params.runId);
  const isHidden = row === undefined || (row.opened_at === null && !caller.user.is_admin);
  if (isHidden) return { debrief: null };
  const at = { now: app.clock(), has_mail: app.mail.configured };
  return { debrief: await debriefView(db, row, caller, at) };
};

export const planGuidedDebrief: CallHandler<'planGuidedDebrief', App> = ({ params, caller, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await ensurePlan(change, run, app.clock());
    announceOn(change, run, 'debrief-changed');
    return viewAfter(app, change, run.id, caller);
  });

export const openGuidedDebrief: CallHandler<'openGuidedDebrief', App> = ({ params, caller, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const now = app.clock();
    const { opened_at, phase } = await ensurePlan(change, run, now);
    if (opened_at === null) {
      const seats = await countSeats(change.tx, run.id);
      await updateDebrief(change.tx, run.id, { opened_at: now, phase_entered_at: now, seats });
      await enterPhase(change.tx, run.id, phase, now);
      await writeAsBots(change.tx, run, phase);
      announceOn(change, run, 'debrief-changed');
    }
    return viewAfter(app, change, run.id, caller);
  });

export const moveGuidedDebrief: CallHandler<'moveGuidedDebrief', App> = (request, app) =>
  changeOpened(app, request, async ({ tx, run, row, now }) => {
    const { from, to } = request.body;
    judgePhaseMove(currentPhase(row), { from, to }, now);
    if (to === 'done') {
      await markAsBots(tx, run);
      await answerAsBots(tx, run, row);
    }
    await writeAsBots(tx, run, to);
    await enterPhase(tx, run.id, to, now);
    await updateDebrief(tx, run.id, {
      phase: to,
      phase_entered_at: now,
      shown_question_id: null,
      shown_reason_id: null,
      is_marking_closed: to === 'done' ? 1 : row.is_marking_closed,
    });
  });

export const planDebriefMinutes: CallHandler<'planDebriefMinutes', App> = (request, app) =>
  lead(app, request, async ({ tx, run, row }) => {
    const { phase, minutes } = request.body;
    const plannedMinutes = { ...readMinutes(row), [phase]: minutes };
    await updateDebrief(tx, run.id, { minutes: JSON.stringify(plannedMinutes) });
  });

export const editDebriefScript: CallHandler<'editDebriefScript', App> = (request, app) =>
  lead(app, request, async ({ tx, run, row }) => {
    const { phase, script } = request.body;
    const { [phase]: _, ...others } = readScripts(row);
    const scripts = script === null ? others : { ...others, [phase]: script };
    await updateDebrief(tx, run.id, { scripts: JSON.stringify(scripts) });
  });
