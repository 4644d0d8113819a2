import { shared, votes as texts } from '@vincere/contract/messages';
import { refusals } from '@vincere/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { CallFailed, messageOf, queryClient, send, told } from '../../lib/api.ts';
import { lineIs } from '../../lib/line.ts';
import { getSession } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
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

/** How far a vote has got: on its way, waiting for the line to come back, with the server, or not. */
export type Progress = { seatId: number } & (
  | { state: 'sending' | 'waiting' | 'taken'; vote: SentVote['vote'] }
  | { state: 'failed'; error: unknown }
);

/** What is said while a decision waits. */
export const waitingForLine = t('Waiting for the connection. Your decision goes out when it is back.');

/** What a proxy says in place of a server that did not answer, or a server that can't reach its database. */
const noAnswer = new Set([502, 503, 504]);
/** How often it is tried where the run's stream is up all the same: through a server that answers. */
const triesOnLiveLine = 4;

function isAnswer(error: unknown): boolean {
  if (!(error instanceof CallFailed) || noAnswer.has(error.status)) return false;
  // A session that lives on after a 401 could not be refreshed just now: nobody has looked at the vote.
  return error.status !== 401 || getSession() === null;
}

/** A line that fails takes its stream down at the same moment: this long the stream may take to notice. */
const noticeMs = 500;

const kinds = {
  room: {
    shownBy: 'getRoomVotes',
    submitted: t(texts.room.submitted),
    tellFailure: (error: unknown) => {
      const isRepeat = error instanceof CallFailed && error.message === refusals['vote.already-submitted'];
      toastError(t(shared.error), isRepeat ? told(error) : t(texts.submitFailed));
    },
  },
  final: {
    shownBy: 'joinRun',
    submitted: t(texts.final.submitted),
    tellFailure: (error: unknown) => {
      const failed = t(texts.submitFailed);
      const why = messageOf(error, failed);
      toastError(failed, why === failed ? undefined : why);
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
 * another, or loaded again. Where a proxy says that no server answered, and the stream is up, it goes out again at once.
 * One vote of a draft is on its way at a time.
 */
export async function sendVote(sent: SentVote): Promise<void> {
  const { draftKey, seatId, vote } = sent;
  const kind = kinds[sent.kind];
  if (waits.has(draftKey)) return;
  const waiting = new AbortController();
  waits.set(draftKey, waiting);
  keepVote(sent);
  try {
    if (!(await castPatiently(sent, waiting.signal))) return enter(draftKey, undefined);
    forgetVote(draftKey);
    dropVoteDrafts(draftKey);
    enter(draftKey, { seatId, state: 'taken', vote });
    toast(kind.submitted);
  } catch (error) {
    // Where nothing was answered the server may have it: that is asked when a page of the run is opened next.
    if (isAnswer(error)) forgetVote(draftKey);
    enter(draftKey, { seatId, state: 'failed', error });
    kind.tellFailure(error);
  } finally {
    waits.delete(draftKey);
    void queryClient.invalidateQueries({ queryKey: [kind.shownBy] });
  }
}

/** Tries until the server has answered, each time that the line is back. False: it was taken back meanwhile. */
async function castPatiently(sent: SentVote, signal: AbortSignal): Promise<boolean> {
  const { draftKey, seatId, vote } = sent;
  const sender = getSession()?.id;
  const wasKept = isKept(draftKey);
  for (let tries = 1; ; tries++) {
    enter(draftKey, { seatId, state: 'sending', vote });
    try {
      await cast(sent);
      return true;
    } catch (error) {
      if (isAnswer(error)) throw error;
      if (await lineIs(false, { ms: noticeMs })) {
        enter(draftKey, { seatId, state: 'waiting', vote });
        await lineIs(true, { signal });
        tries = 0;
      } else if (!(error instanceof CallFailed) || tries >= triesOnLiveLine) throw error;
    }
    // What one person meant to send never goes out in the name of the next.
    if (signal.aborted || getSession()?.id !== sender) return false;
    // Another tab may have taken it back, written it anew or sent it.
    if (wasKept && !(isKept(draftKey) && isStillMeant(sent))) return false;
  }
}

/** Takes back what waits for the line. */
export function takeBack(draftKey: string): void {
  forgetVote(draftKey);
  waits.get(draftKey)?.abort();
}

/** Sends on what a seat submitted before the page was loaded again, whatever page of the run it is by now. */
export function useVotesSentBefore(seat: Seat | undefined, runId: number | undefined): void {
  const { user_id, user_run_id } = seat ?? {};
  useEffect(() => {
    if (user_id === undefined || user_run_id === undefined || runId === undefined) return;
    sendKeptVotes({ user_id, user_run_id }, runId);
  }, [user_id, user_run_id, runId]);
}

/** Sends what a seat has submitted and is still meant. What the person's former seats of the run have, is drafts again. */
export function sendKeptVotes(seat: Seat, runId: number): void {
  for (const draftKey of listFormerVotes(seat, runId)) takeBack(draftKey);
  for (const sent of listKeptVotes(seat.user_run_id)) {
    if (progress.get(sent.draftKey)?.seatId === sent.seatId) continue;
    if (isStillMeant(sent)) void sendVote(sent);
    else forgetVote(sent.draftKey);
  }
  tellChange();
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
