import { type GuidedDebrief } from '@vincere/contract';
import { refuse, requireNotFinal } from '@vincere/domain';
import type { Change, Queries } from '../../platform/db/database.ts';
import type { App } from '../../play/app.ts';
import { announceOn, announceToFacilitators, lockRun, type RunRow } from '../../play/store/runs.ts';
import { findCurrentSeat } from '../../play/store/seats.ts';
import { currentPhase, type DebriefRow, findDebrief } from './store/debriefs.ts';
import { debriefView, type Reader } from './views.ts';

/** A guided debrief that was opened, on a locked run. `now` in epoch ms. */
export type Opened = { change: Change; tx: Queries; run: RunRow; row: DebriefRow; now: number };

/** Locks a run and returns its guided debrief. Refuses `debrief.unknown` unless it was opened. */
async function lockOpened(app: App, change: Change, runId: number): Promise<Opened> {
  const run = await lockRun(change, runId);
  const row = await findDebrief(change.tx, runId);
  if (row === undefined || row.opened_at === null) return refuse('debrief.unknown');
  return { change, tx: change.tx, run, row, now: app.clock() };
}

/** Returns a guided debrief on a locked run as a caller sees it, with what this change stored. */
export async function viewAfter(
  app: App,
  { tx }: Change,
  runId: number,
  reader: Reader,
): Promise<GuidedDebrief> {
  const row = (await findDebrief(tx, runId)) ?? refuse('debrief.unknown');
  return debriefView(tx, row, reader, { now: app.clock(), has_mail: app.mail.configured });
}

type Lead = { params: { runId: number }; caller: Reader };

/** Changes a guided debrief that is open or still planned, announces it and returns it. Refuses `debrief.final`. */
export function lead(
  app: App,
  { params, caller }: Lead,
  work: (planned: Opened) => Promise<void>,
): Promise<GuidedDebrief> {
  return app.db.change(async (change) => {
    const run = await lockRun(change, params.runId);
    const row = (await findDebrief(change.tx, run.id)) ?? refuse('debrief.unknown');
    const now = app.clock();
    requireNotFinal(currentPhase(row), now);
    await work({ change, tx: change.tx, run, row, now });
    announceOn(change, run, 'debrief-changed');
    return viewAfter(app, change, run.id, caller);
  });
}

/** Does the same as `lead`, but only once the debrief is open, and also if its result is final. */
export function changeOpened(
  app: App,
  { params, caller }: Lead,
  work: (opened: Opened) => Promise<void>,
): Promise<GuidedDebrief> {
  return app.db.change(async (change) => {
    const opened = await lockOpened(app, change, params.runId);
    await work(opened);
    announceOn(change, opened.run, 'debrief-changed');
    return viewAfter(app, change, opened.run.id, caller);
  });
}

/**
 * Changes what a participant wrote in an open debrief and returns the value of `work`. Announces the change to facilitators only.
 * If others see it, `work` must announce it to them.
 */
export function takePart<T>(
  app: App,
  { params, caller }: { params: { runId: number }; caller: { user: { id: number } } },
  work: (opened: Opened & { seatId: number }) => Promise<T>,
): Promise<T> {
  return app.db.change(async (change) => {
    const opened = await lockOpened(app, change, params.runId);
    const seat = await findCurrentSeat(change.tx, opened.run.id, caller.user.id);
    const value = await work({ ...opened, seatId: seat?.id ?? refuse('vote.not-seated') });
    announceToFacilitators(change, opened.run, 'debrief-changed');
    return value;
  });
}
