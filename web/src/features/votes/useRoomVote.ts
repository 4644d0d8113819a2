import type { Answer, Calls, Run } from '@vincere/contract';
import { shared, votes } from '@vincere/contract/messages';
import type { Room } from '@vincere/domain';
import { useEffect, useState } from 'react';
import { type CallFailed, serverMessage } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { refusalOf } from '../../lib/outbox/outbox.ts';
import { t } from '../../lib/text.ts';
import type { EvidencePost } from '../../parts/Evidence.tsx';
import { toastError } from '../../ui/Toaster.tsx';
import { useEvidence } from '../runs/useEvidence.ts';
import { ownSeat } from '../runs/useRun.ts';
import { sendVote, settleVote, useUnsentVote, withdrawVote } from '../runs/vote-outbox.ts';

export type RoomVotes = Answer<Calls['getRoomVotes']>;
export type OwnVote = { decision_chosen_id: number; reasoning: string; evidence?: readonly number[] };

/**
 * The own vote of a room while it is made: choice, reasoning and evidence, of the posts that the room has, are kept under `draftKey` until the server has them,
 * as its answer or `own`, the stored vote, shows. The server accepts the same vote once, so a retry is harmless.
 */
export function useRoomVote(
  run: Run,
  room: Room,
  draftKey: string,
  own: OwnVote | null | undefined,
  posts: readonly EvidencePost[],
) {
  const seatId = ownSeat(run)?.user_run_id;
  const [choice, setChoice] = useDraft(`${draftKey}:choice`);
  const [reasoning, setReasoning] = useDraft(`${draftKey}:reasoning`);
  const evidence = useEvidence(draftKey, posts);
  const [isLacking, setLacking] = useState(false);
  const sent = useUnsentVote(draftKey, seatId);
  const chosen = choice === '' ? null : Number(choice);

  const isStored = own?.reasoning === reasoning;
  const hasFailed = sent?.state === 'failed';
  useEffect(() => {
    if (isStored) settleVote(draftKey);
  }, [isStored, hasFailed, draftKey]);

  // A vote that was changed after it failed must not be sent again in its old form.
  const forgetFailure = () => {
    if (hasFailed) withdrawVote(draftKey);
  };
  const submit = () => {
    if (chosen === null || reasoning.trim() === '') {
      setLacking(true);
      toastError(t(shared.error), t(votes.room.incomplete));
      return;
    }
    setLacking(false);
    const vote = { decision_chosen_id: chosen, reasoning, evidence: evidence.marked };
    void sendVote({ kind: 'room', room, runId: run.id, seatId: seatId ?? 0, draftKey, vote });
  };

  return {
    chosen,
    choose: (id: number) => {
      forgetFailure();
      setChoice(String(id));
    },
    reasoning,
    setReasoning: (text: string) => {
      forgetFailure();
      setReasoning(text);
      setLacking(false);
    },
    evidence,
    /** The submitted vote that no read has shown yet. */
    sent,
    /** Takes a vote back that waits. */
    edit: () => withdrawVote(draftKey),
    /** The message about a missing part, after a failed submission. */
    lack: isLacking ? t(votes.reasoningRequired) : undefined,
    /** Why the last try failed: the button says Retry. */
    failure: !isLacking && sent?.state === 'failed' ? reasonOf(refusalOf(sent)) : undefined,
    submit,
  };
}

function reasonOf(refusal: CallFailed | undefined): string {
  const failed = t(votes.submitFailed);
  return refusal === undefined ? failed : `${failed}. ${serverMessage(refusal)}`;
}
