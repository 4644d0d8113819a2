import type { Answer, Calls, Run } from '@vincere/contract';
import { votes } from '@vincere/contract/messages';
import type { Room } from '@vincere/domain';
import { useEffect, useState } from 'react';
import { type CallFailed, serverMessage } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { refusalOf } from '../../lib/outbox/outbox.ts';
import { t } from '../../lib/text.ts';
import { sendVote, settleVote, useUnsentVote, withdrawVote } from '../runs/decisions/vote-outbox.ts';
import type { Evidence } from '../runs/useEvidence.ts';
import { ownSeat } from '../runs/useRun.ts';
import { useOvertakenText } from './OvertakenText.tsx';
import { useEstimates } from './useEstimates.ts';

export type RoomVotes = Answer<Calls['getRoomVotes']>;
export type OwnVote = {
  decision_chosen_id: number;
  reasoning: string;
  evidence?: readonly number[];
  evidence_files?: readonly number[];
};

/**
 * The user's vote in a room while it is written and sent. The choice, the reasoning and the `evidence` are
 * drafts under `draftKey` until the server's answer or `ownVote`, the stored vote, shows that the server has the vote. The
 * server accepts the same vote only once, so a retry is harmless.
 */
export function useRoomVote(
  run: Run,
  room: Room,
  draftKey: string,
  ownVote: OwnVote | null | undefined,
  evidence: Evidence,
) {
  const seatId = ownSeat(run)?.user_run_id;
  const [choice, setChoice] = useDraft(`${draftKey}:choice`);
  const [reasoning, setReasoning] = useDraft(`${draftKey}:reasoning`);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const unsentVote = useUnsentVote(draftKey, seatId);
  const chosenId = choice === '' ? null : Number(choice);

  const overtaken = useOvertakenText(draftKey, reasoning, ownVote?.reasoning);
  const isStored = ownVote?.reasoning === reasoning;
  const hasFailed = unsentVote?.state === 'failed';
  useEffect(() => {
    if (isStored) settleVote(draftKey);
  }, [isStored, hasFailed, draftKey]);

  // A vote that was changed after it failed must not be sent again in its old form.
  const forgetFailure = () => {
    if (hasFailed) withdrawVote(draftKey);
  };
  const estimates = useEstimates(run, 'room', draftKey, forgetFailure);
  const submit = () => {
    // Also if something else is missing, so that every missing answer is reported at once.
    const answers = estimates.submit();
    const lacksVote = chosenId === null || reasoning.trim() === '';
    setIsIncomplete(lacksVote);
    if (lacksVote || answers === null) return;
    const vote = {
      decision_chosen_id: chosenId,
      reasoning,
      evidence: evidence.marked,
      evidence_files: evidence.markedFiles,
      ...answers,
    };
    void sendVote({ kind: 'room', room, runId: run.id, seatId: seatId ?? 0, draftKey, vote });
  };

  const wasSubmitted = estimates.attempts > 0;
  const fieldErrors = {
    decision: wasSubmitted && chosenId === null ? t('Choose a decision.') : undefined,
    reasoning: wasSubmitted && reasoning.trim() === '' ? t(votes.reasoningRequired) : undefined,
  };

  return {
    chosen: chosenId,
    choose: (id: number) => {
      forgetFailure();
      setChoice(String(id));
      setIsIncomplete(false);
    },
    reasoning,
    setReasoning: (text: string) => {
      forgetFailure();
      setReasoning(text);
      setIsIncomplete(false);
    },
    evidence,
    estimates,
    overtaken,
    /** The submitted vote, until a read shows it. */
    sent: unsentVote,
    /** Withdraws a waiting vote, so that it can be edited. */
    edit: () => withdrawVote(draftKey),
    /** The error messages at the fields that were empty when the user submitted, and still are. */
    missing: fieldErrors,
    /** The error message if the last attempt failed or was incomplete. */
    failure: isIncomplete
      ? t(votes.room.incomplete)
      : unsentVote?.state === 'failed'
        ? reasonOf(refusalOf(unsentVote))
        : undefined,
    hasFailed: !isIncomplete && hasFailed,
    submit,
  };
}

function reasonOf(refusal: CallFailed | undefined): string {
  const failureText = t(votes.submitFailed);
  return refusal === undefined ? failureText : `${failureText}. ${serverMessage(refusal)}`;
}
