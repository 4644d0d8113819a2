import type { Run } from '@vincere/contract';
import { shared, votes as texts } from '@vincere/contract/messages';
import { refusals } from '@vincere/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { CallFailed, messageOf, queryClient, send, told } from '../../lib/api.ts';
import { disconnectNoticeMs, waitForConnection, waitToRetry } from '../../lib/connection.ts';
import { getSession } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { isAnswer, isPause, runGoesOn, tellRunning } from './answered.ts';
import {
  dropVoteDrafts,
  forgetVote,
  isKept,
  isStillMeant,
  keepVote,
  listFormerVotes,
  listKeptVotes,
  type Seat,
  type SentVote,
} from './kept-votes.ts';

/** How far a vote has got: on its way, waiting for the line or the run to go on, with the server, or not. */
export type Progress = { seatId: number } & (
  | { state: 'sending' | 'waiting' | 'paused' | 'taken'; vote: SentVote['vote'] }
  | { state: 'failed'; error: unknown; untell: () => void }
);

/** How often it is tried where the run's stream is up all the same: through a server that answers. */
const triesOnLiveLine = 4;

const kinds = {
  room: {
    shownBy: 'getRoomVotes',
    submitted: t(texts.room.submitted),
    tellFailure: (error: unknown) => {
      const isRepeat = error instanceof CallFailed && error.message === refusals['vote.already-submitted'];
      return toastError(t(shared.error), isRepeat ? told(error) : t(texts.submitFailed));
    },
  },
  final: {
    shownBy: 'joinRun',
    submitted: t(texts.final.submitted),
    tellFailure: (error: unknown) => {
      const failed = t(texts.submitFailed);
      const why = messageOf(error, failed);
      return toastError(failed, why === failed ? undefined : why);
    },
  },
} as const;

function cast(sent: SentVote): Promise<unknown> {
  const params = { runId: sent.runId };
  if (sent.kind === 'final') return send('castFinalVote', { params, body: sent.vote });
  return send('castRoomVote', { params, body: { ...sent.vote, room_name: sent.room } });
}

const progress = new Map<string, Progress>();
const waits = new Map<string, AbortController>();
const listeners = new Set<() => void>();
let changes = 0;

function enter(draftKey: string, now: Progress | undefined): void {
  if (now === undefined) progress.delete(draftKey);
  else progress.set(draftKey, now);
  tellChange();
}

function tellChange(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/**
 * Sends a vote, which is taken once however often it is sent (ruling 4.5). Where the server gave no answer and the run's
 * stream is down too, it waits and goes out by itself when the stream is back, also when its page has been left for
 * another, of the run or not; loaded again, once a page of the run is open. Where a proxy says that no server answered,
 * and the stream is up, it goes out again at once. What goes out again, or `unasked`, and finds the run paused waits on until that goes on. One vote of a draft is on
 * its way at a time.
 */
export async function sendVote(sent: SentVote, { unasked = false } = {}): Promise<void> {
  const { draftKey, seatId, vote } = sent;
  const kind = kinds[sent.kind];
  if (waits.has(draftKey)) return;
  const waiting = new AbortController();
  waits.set(draftKey, waiting);
  keepVote(sent);
  try {
    if (!(await castPatiently(sent, waiting.signal, unasked))) return enter(draftKey, undefined);
    forgetVote(draftKey);
    dropVoteDrafts(draftKey);
    enter(draftKey, { seatId, state: 'taken', vote });
    toast(kind.submitted);
  } catch (error) {
    // Where nothing was answered the server may have it: that is asked when a page of the run is opened next.
    if (isAnswer(error)) forgetVote(draftKey);
    enter(draftKey, { seatId, state: 'failed', error, untell: kind.tellFailure(error) });
  } finally {
    waits.delete(draftKey);
    void queryClient.invalidateQueries({ queryKey: [kind.shownBy] });
  }
}

/** Tries until the server has answered, each time that the line is back. False: it was taken back meanwhile. */
async function castPatiently(sent: SentVote, signal: AbortSignal, unasked: boolean): Promise<boolean> {
  const { draftKey, seatId, vote } = sent;
  const sender = getSession()?.id;
  const wasKept = isKept(draftKey);
  let hasWaited = unasked;
  for (let tries = 1; ; tries++) {
    enter(draftKey, { seatId, state: 'sending', vote });
    try {
      await cast(sent);
      return true;
    } catch (error) {
      if (hasWaited && isPause(error)) {
        enter(draftKey, { seatId, state: 'paused', vote });
        await runGoesOn(sent.runId, signal);
      } else if (isAnswer(error)) throw error;
      else if (await waitForConnection(false, { ms: disconnectNoticeMs })) {
        enter(draftKey, { seatId, state: 'waiting', vote });
        await waitToRetry(signal);
        tries = 0;
      } else if (!(error instanceof CallFailed) || tries >= triesOnLiveLine) throw error;
    }
    hasWaited = true;
    // What one person meant to send never goes out in the name of the next.
    if (signal.aborted || getSession()?.id !== sender) return false;
    // Another tab may have taken it back, written it anew or sent it.
    if (wasKept && !(isKept(draftKey) && isStillMeant(sent))) return false;
  }
}

/** Takes back what waits. */
export function takeBack(draftKey: string): void {
  forgetVote(draftKey);
  waits.get(draftKey)?.abort();
}

/**
 * Sends on what a seat submitted before the page was loaded again, whatever page of the run it is by now, and what waits
 * for the run to go on.
 */
export function useVotesSentBefore(seat: Seat | undefined, run: Run | undefined): void {
  const { user_id, user_run_id } = seat ?? {};
  const runId = run?.id;
  const { status, revision } = run ?? {};
  useEffect(() => {
    if (user_id === undefined || user_run_id === undefined || runId === undefined) return;
    sendKeptVotes({ user_id, user_run_id }, runId);
  }, [user_id, user_run_id, runId]);
  useEffect(() => {
    // At each change of the run: it may have been paused between two reads.
    if (runId !== undefined && revision !== undefined && status === 'IN_PROGRESS') tellRunning(runId);
  }, [runId, status, revision]);
}

/** Sends what a seat has submitted and is still meant. What the person's former seats of the run have, is drafts again. */
export function sendKeptVotes(seat: Seat, runId: number): void {
  for (const draftKey of listFormerVotes(seat, runId)) takeBack(draftKey);
  for (const sent of listKeptVotes(seat.user_run_id)) {
    if (progress.get(sent.draftKey)?.seatId === sent.seatId) continue;
    if (isStillMeant(sent)) void sendVote(sent, { unasked: true });
    else forgetVote(sent.draftKey);
  }
  tellChange();
}

/** The server has the vote of a draft, as a read says: what failed for want of an answer is told no longer. */
export function settleVote(draftKey: string): void {
  dropVoteDrafts(draftKey);
  const now = progress.get(draftKey);
  if (now?.state !== 'failed' || isAnswer(now.error)) return;
  now.untell();
  forgetVote(draftKey);
  enter(draftKey, undefined);
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far the vote of a draft has got that this seat submitted; undefined for none. */
export function useProgress(draftKey: string, seatId: number | undefined): Progress | undefined {
  const now = useSyncExternalStore(listen, () => progress.get(draftKey));
  return now?.seatId === seatId ? now : undefined;
}

/** Tells of a draft whether it is a vote that the server may have, or still gets: none that nobody has sent. */
export function useIsSent(): (draftKey: string) => boolean {
  useSyncExternalStore(listen, () => changes);
  return (draftKey) => isKept(draftKey) && progress.get(draftKey)?.state !== 'failed';
}
