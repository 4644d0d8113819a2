import type { Run } from '@vincere/contract';
import { shared, votes as texts } from '@vincere/contract/messages';
import type { ConfidenceStep, Room } from '@vincere/domain';
import { useEffect } from 'react';
import { CallFailed, messageOf, queryClient, send, serverMessage } from '../../../lib/api.ts';
import { dropDraft } from '../../../lib/drafts.ts';
import { createOutbox, resumeMs } from '../../../lib/outbox/outbox.ts';
import { type OutboxItem, useOutboxChanges } from '../../../lib/outbox/store.ts';
import { t } from '../../../lib/text.ts';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import { reportRunning, runResumed } from '../resumption.ts';

/** A vote that its voter has submitted. */
export type SentVote = {
  runId: number;
  /** The seat that casts it. A person who was removed and joined again has a new seat and must submit again. */
  seatId: number;
  /** The start of the keys of its drafts, which end in one of `draftParts`. Also its scope. */
  draftKey: string;
  vote: {
    decision_chosen_id: number;
    reasoning: string;
    evidence?: number[];
    evidence_files?: number[];
    confidence?: ConfidenceStep;
    forecast?: number;
  };
} & ({ kind: 'final' } | { kind: 'room'; room: Room });

/** The ends of the keys of the drafts of a vote. */
const draftParts = ['choice', 'reasoning', 'evidence', 'evidence-files', 'confidence', 'forecast'];

export type UnsentVote = OutboxItem<SentVote>;

/** The reason why a vote was not sent yet. */
export const waitsFor = {
  waiting: t('Waiting for the connection. Your decision will be sent when it is back.'),
  paused: t('The simulation is paused. Your decision will be sent when it resumes.'),
};

const kinds = {
  room: {
    shownBy: 'getRoomVotes',
    submitted: t(texts.room.submitted),
    showFailure: (error: unknown) => {
      const isRepeat = error instanceof CallFailed && error.code === 'vote.already-submitted';
      return toastError(t(shared.error), isRepeat ? serverMessage(error) : t(texts.submitFailed));
    },
  },
  final: {
    shownBy: 'joinRun',
    submitted: t(texts.final.submitted),
    showFailure: (error: unknown) => toastError(t(texts.submitFailed), messageOf(error, undefined)),
  },
} as const;

const refresh = ({ kind }: SentVote) => {
  for (const call of [kinds[kind].shownBy, 'getOwnEstimates'])
    void queryClient.invalidateQueries({ queryKey: [call] });
};

/**
 * Votes that were submitted. The server accepts the same vote once without an idempotency key. A vote that is sent again
 * and finds the run paused waits until the run resumes.
 */
const voteOutbox = createOutbox<SentVote, unknown>({
  name: 'votes',
  send: (sentVote) => {
    const params = { runId: sentVote.runId };
    if (sentVote.kind === 'final') return send('castFinalVote', { params, body: sentVote.vote });
    return send('castRoomVote', { params, body: { ...sentVote.vote, room_name: sentVote.room } });
  },
  onSent: (_answer, { data }) => {
    dropVoteDrafts(data.draftKey);
    toast(kinds[data.kind].submitted);
    refresh(data);
  },
  onFailed: (error, { data }) => {
    refresh(data);
    return kinds[data.kind].showFailure(error);
  },
  // A page shows the vote as submitted until a read has it.
  keepsSent: true,
  resumed: (error, { data }, signal) =>
    error.code === 'run.not-in-progress' ? runResumed(data.runId, signal) : undefined,
});

/** Sends a vote. An earlier attempt under the same draft key that failed is forgotten. */
export async function sendVote(sentVote: SentVote): Promise<void> {
  const earlier = voteOutbox.list(sentVote.draftKey);
  if (earlier.some(({ state }) => state !== 'failed')) return;
  for (const failedItem of earlier) voteOutbox.discard(failedItem);
  await voteOutbox.add(sentVote.draftKey, sentVote);
}

/** Withdraws a vote that was not sent yet. Its drafts stay. */
export function withdrawVote(draftKey: string): void {
  for (const item of voteOutbox.list(draftKey)) voteOutbox.discard(item);
}

/** Drops the drafts of a vote that the server has, and its error message if its answer was lost. */
export function settleVote(draftKey: string): void {
  dropVoteDrafts(draftKey);
  for (const item of voteOutbox.list(draftKey))
    if (item.state === 'failed' && item.refusal === undefined) voteOutbox.discard(item);
}

/** Sends the votes that a seat has submitted on an earlier page. Withdraws those of the person's former seats on the run. */
export function resumeVotes(
  { user_id, user_run_id }: { user_id: number; user_run_id: number },
  runId: number,
) {
  for (const kind of ['room', 'final']) {
    const scope = `${kind}:${user_id}:${runId}:`;
    for (const item of voteOutbox.listAll(scope))
      if (item.data.seatId !== user_run_id) voteOutbox.discard(item);
    voteOutbox.resumeAll(scope);
  }
}

/** Sends submitted votes of earlier pages on every page of a run, and those that wait for the run to resume. */
export function useResumedVotes(
  seat: { user_id: number; user_run_id: number } | undefined,
  run: Run | undefined,
): void {
  const { user_id, user_run_id } = seat ?? {};
  const { id: runId, status, revision } = run ?? {};
  useEffect(() => {
    if (user_id === undefined || user_run_id === undefined || runId === undefined) return;
    const resume = () => resumeVotes({ user_id, user_run_id }, runId);
    resume();
    const timer = setInterval(resume, resumeMs);
    return () => clearInterval(timer);
  }, [user_id, user_run_id, runId]);
  useEffect(() => {
    // At each change of the run, because it may have been paused between two reads.
    if (runId !== undefined && revision !== undefined && status === 'IN_PROGRESS') reportRunning(runId);
  }, [runId, status, revision]);
}

/** Returns the last vote that this seat has submitted under a draft key and that no read has shown yet. */
export function useUnsentVote(draftKey: string, seatId: number | undefined): UnsentVote | undefined {
  const lastItem = voteOutbox.useItems(draftKey).at(-1);
  return lastItem?.data.seatId === seatId ? lastItem : undefined;
}

/** Returns a function that tells whether the draft under a key was submitted and has not failed. */
export function useIsSubmitted(): (draftKey: string) => boolean {
  useOutboxChanges();
  return (draftKey) => voteOutbox.list(draftKey).some(({ state }) => state !== 'failed');
}

function dropVoteDrafts(draftKey: string): void {
  for (const part of draftParts) dropDraft(`${draftKey}:${part}`);
}
