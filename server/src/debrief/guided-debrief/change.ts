import { type GuidedDebrief } from '@vincere/contract';
import { refuse, requireNotFinal } from '@vincere/domain';
import type { Change, Queries } from '../../platform/db/database.ts';
import type { AlreadyExists, RequestChanges } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import {
  announceOn,
  announceToAuthor,
  announceToFacilitators,
  lockRun,
  lockRunQuietly,
  type RunRow,
} from '../../play/store/runs/runs.ts';
import { findCurrentSeat } from '../../play/store/seats/seats.ts';
import { currentPhase, type DebriefRow, findDebrief } from './store/debriefs.ts';
import { debriefView, type Reader } from './views.ts';

/** A guided debrief that was opened, on a locked run. `now` in epoch ms. */
export type Opened = { change: Change; tx: Queries; run: RunRow; row: DebriefRow; now: number };

/** Returns the guided debrief of a locked run. Refuses `debrief.unknown` unless it was opened. */
async function requireOpened({ tx }: Change, runId: number): Promise<DebriefRow> {
  const row = await findDebrief(tx, runId);
  if (row === undefined || row.opened_at === null) return refuse('debrief.unknown');
  return row;
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

type Lead = RequestChanges & { params: { runId: number }; caller: Reader };

/** Changes a guided debrief that is open or still planned, announces it and returns it. Refuses `debrief.final`. */
export function lead(
  app: App,
  request: Lead,
  work: (planned: Opened) => Promise<void>,
): Promise<GuidedDebrief> {
  return request.inChange(leading(app, request, work));
}

/** Does the same as `lead` for a call with an idempotency key. */
export function leadOnce(
  app: App,
  request: Lead,
  work: (planned: Opened) => Promise<void>,
): Promise<GuidedDebrief | AlreadyExists<GuidedDebrief>> {
  return once(app, request, leading(app, request, work));
}

function leading(app: App, { params, caller }: Lead, work: (planned: Opened) => Promise<void>) {
  return async (change: Change): Promise<GuidedDebrief> => {
    const run = await lockRun(change, params.runId);
    const row = (await findDebrief(change.tx, run.id)) ?? refuse('debrief.unknown');
    const now = app.clock();
    requireNotFinal(currentPhase(row), now);
    await work({ change, tx: change.tx, run, row, now });
    announceOn(change, run, 'debrief-changed');
    return viewAfter(app, change, run.id, caller);
  };
}

function once(
  app: App,
  { params, caller, inChangeOnce }: Lead,
  work: (change: Change) => Promise<GuidedDebrief>,
) {
  return inChangeOnce(
    async (change) => ({ answer: await work(change), reference: null }),
    (change) => viewAfter(app, change, params.runId, caller),
  );
}

/** Does the same as `lead`, but only once the debrief is open, and also if its result is final. */
export function changeOpened(
  app: App,
  request: Lead,
  work: (opened: Opened) => Promise<void>,
): Promise<GuidedDebrief> {
  return request.inChange(changingOpened(app, request, work));
}

/** Does the same as `changeOpened` for a call with an idempotency key. */
export function changeOpenedOnce(
  app: App,
  request: Lead,
  work: (opened: Opened) => Promise<void>,
): Promise<GuidedDebrief | AlreadyExists<GuidedDebrief>> {
  return once(app, request, changingOpened(app, request, work));
}

function changingOpened(app: App, { params, caller }: Lead, work: (opened: Opened) => Promise<void>) {
  return async (change: Change): Promise<GuidedDebrief> => {
    const run = await lockRun(change, params.runId);
    const row = await requireOpened(change, run.id);
    await work({ change, tx: change.tx, run, row, now: app.clock() });
    announceOn(change, run, 'debrief-changed');
    return viewAfter(app, change, run.id, caller);
  };
}

/** Who can read what a participant changed. */
export type Readers = 'author' | 'facilitators' | 'everybody';

/**
 * Changes what a participant wrote in an open debrief, and announces it to its author and to those who can read it. For everybody
 * else, the run keeps its revision. `work` returns the answer and who can read the change, before it or after it.
 */
export function takePart<T>(app: App, request: Participation, work: Work<T>): Promise<T> {
  return request.inChange(takingPart(app, request, work));
}

/** Does the same as `takePart` for a call with an idempotency key that makes something with an id of the participant. */
export function takePartOnce<T extends { id: string }>(
  app: App,
  request: Participation,
  work: Work<T>,
  repeat: (tx: Queries, seatId: number, id: string) => Promise<T>,
): Promise<T | AlreadyExists<T>> {
  const { params, caller } = request;
  return request.inChangeOnce(
    async (change) => {
      const answer = await takingPart(app, request, work)(change);
      return { answer, reference: answer.id };
    },
    async ({ tx }, id) => {
      const seat = await findCurrentSeat(tx, params.runId, caller.user.id);
      return repeat(tx, seat?.id ?? refuse('vote.not-seated'), id);
    },
  );
}

type Participation = RequestChanges & { params: { runId: number }; caller: { user: { id: number } } };
type Work<T> = (opened: Opened & { seatId: number }) => Promise<{ answer: T; readers: Readers }>;

function takingPart<T>(app: App, { params, caller }: Participation, work: Work<T>) {
  return async (change: Change): Promise<T> => {
    const run = await lockRunQuietly(change, params.runId);
    const row = await requireOpened(change, run.id);
    const seat = await findCurrentSeat(change.tx, run.id, caller.user.id);
    const seatId = seat?.id ?? refuse('vote.not-seated');
    const { answer, readers } = await work({ change, tx: change.tx, run, row, now: app.clock(), seatId });
    if (readers === 'everybody') announceOn(change, await lockRun(change, run.id), 'debrief-changed');
    else {
      if (readers === 'facilitators') announceToFacilitators(change, run, 'debrief-changed');
      announceToAuthor(change, run, 'debrief-changed', caller.user.id);
    }
    return answer;
  };
}
