import { messages, type Nouns } from '@vincere/contract';
import {
  isFinished,
  judgeStatusChange,
  lengthFor,
  readJudgement,
  refuse,
  runningMs,
  withStatus,
} from '@vincere/domain';
import { lockSimulation } from '../../authoring/store/lock.ts';
import { type CallHandler, type Handlers, withFields } from '../../platform/http/handle.ts';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import { hasAdvancedControls, requireAdvancedControls } from '../access/advanced-controls.ts';
import type { App } from '../app.ts';
import {
  announceOn,
  findRun,
  lockRun,
  saveFacilitatorNotesText,
  savePlenaryEnd,
  saveRun,
  saveRunState,
  saveTakeawayText,
} from '../store/runs.ts';
import { addStageSeconds, setStageSeconds } from '../store/visits.ts';
import { advance, judgeOf } from './advance.ts';
import { listOpenRunRows, listRunRows } from './list.ts';
import { mailRunCompleted } from './mails.ts';
import { manageRoutes } from './manage-routes.ts';
import { currentPlace } from './place.ts';
import { serializeRun } from './snapshots.ts';
import { startRun } from './start.ts';
import type { Reader } from './views.ts';
import { saveVoicedFacts } from './voiced-facts.ts';

export const createRun: CallHandler<'createRun', App> = async ({ params, body, caller, inChange }, app) => {
  const run = await inChange(async (change) => {
    const now = app.clock();
    const simulation_id = await lockSimulation(change, params.simulationId, now);
    const savedRun = await saveRun(change.tx, { ...body, simulation_id, now });
    return savedRun ?? refuse('run.code-taken');
  });
  return serializeRun(app, run, caller);
};

export const listRuns: CallHandler<'listRuns', App> = async ({ query }, app) => {
  const { rows, total } = await listRunRows(app.db.read, query);
  const now = app.clock();
  return {
    total,
    all_sim_run: rows.map((run) => ({
      id: run.id,
      name: run.name,
      status: run.status,
      access_code: run.access_code,
      created_at: isoTime(run.created_at),
      updatedAt: isoTime(run.updated_at),
      started_at: isoTimeOrNull(run.started_at),
      ended_at: isoTimeOrNull(run.ended_at),
      archived_at: isoTimeOrNull(run.archived_at),
      sim_pass: run.sim_pass === 1,
      total_run_time: Math.floor(run.running_ms / 1000),
      last_start_time: isoTimeOrNull(run.last_start_time),
      elapsed_seconds: Math.floor(runningMs(run, now) / 1000),
      participant_count: run.participant_count,
      simulation: { id: run.simulation_id, name: run.simulation_name },
      current_stage: run.stage_number === null ? null : { stage_number: run.stage_number },
    })),
  };
};

export const listOpenRuns: CallHandler<'listOpenRuns', App> = async (_request, app) => {
  const rows = await listOpenRunRows(app.db.read);
  return rows.map(({ stage_number, ...run }) => ({
    ...run,
    current_stage: stage_number === null ? null : { stage_number },
  }));
};

export const getRun: CallHandler<'getRun', App> = ({ params, caller }, app) =>
  current(app, params.runId, caller);

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
    announceOn(change, run, 'run-status-changed');
    return ends;
  });
  if (hasEnded) await mailRunCompleted(app, params.runId);
  return current(app, params.runId, caller);
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
    return advance(change, run, { ...body, advanced_controls }, judge, now);
  });
  if (kind === 'moves') return current(app, params.runId, caller);
  await mailRunCompleted(app, params.runId);
  return withFields({ message: messages.runs.completed.text }, await current(app, params.runId, caller));
};

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
  return current(app, params.runId, caller);
};

export const setTime: CallHandler<'setTime', App> = async ({ params, body, caller, inChange }, app) => {
  await inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await requireAdvancedControls(change.tx, caller.user);
    if (isFinished(run.status)) refuse('run.is-over');
    const { visit } = (await currentPlace(change.tx, run)) ?? refuse('run.not-started');
    const seconds = lengthFor(body.remaining_seconds, visit.entered_at_running_ms, run, app.clock());
    await setStageSeconds(change.tx, visit.id, seconds);
    announceOn(change, run, 'clock-changed');
  });
  return current(app, params.runId, caller);
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
  return current(app, params.runId, caller);
};

export const saveFacilitatorNotes: CallHandler<'saveFacilitatorNotes', App> = ({ params, body, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await saveFacilitatorNotesText(change.tx, run.id, body.notes);
    announceOn(change, run, 'facilitator-notes-changed');
    return { id: run.id, notes: body.notes };
  });

export const saveTakeaway: CallHandler<'saveTakeaway', App> = ({ params, body: { takeaway }, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await saveTakeawayText(change.tx, run.id, takeaway);
    announceOn(change, run, 'facilitator-notes-changed');
    return { id: run.id, takeaway };
  });

export const runRoutes: Handlers<Nouns['runs'], App> = {
  ...manageRoutes,
  createRun,
  listRuns,
  listOpenRuns,
  getRun,
  changeRunStatus,
  advanceRun,
  addTime,
  setTime,
  setPlenaryTimer,
  saveFacilitatorNotes,
  saveTakeaway,
};

/** Returns the run as it is now, serialized for `reader`. */
async function current(app: App, runId: number, reader: Reader) {
  return serializeRun(app, (await findRun(app.db.read, runId)) ?? refuse('run.unknown'), reader);
}
