import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Calls } from '@vincere/contract';
import { shared, votes } from '@vincere/contract/messages';
import { refusals } from '@vincere/domain';
import { useEffect, useState } from 'react';
import { CallFailed, send } from '../../lib/api.ts';
import { dropDraft, useDraft } from '../../lib/drafts.ts';
import { sendPatiently, takeBack, useGoing } from '../../lib/patient-send.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';

export type RoomVotes = Answer<Calls['getRoomVotes']>;
export type OwnVote = { decision_chosen_id: number; reasoning: string };

/**
 * The own vote of a room while it is made: choice and reasoning are kept under `draftKey` until the server has them,
 * as its answer says or `own`, the vote that it has. The same vote sent again is taken once (ruling 4.5), so Retry can do no harm.
 */
export function useRoomVote(runId: number, draftKey: string, own: OwnVote | null | undefined) {
  const client = useQueryClient();
  const [choice, setChoice, clearChoice] = useDraft(`${draftKey}:choice`);
  const [reasoning, setReasoning, clearReasoning] = useDraft(`${draftKey}:reasoning`);
  const [error, setError] = useState<string>();
  const going = useGoing(draftKey);
  const [stored, setStored] = useState<OwnVote>();
  const chosen = choice === '' ? null : Number(choice);
  const isComplete = chosen !== null && reasoning.trim() !== '';

  const isStored = own?.reasoning === reasoning;
  useEffect(() => {
    if (!isStored) return;
    dropDraft(`${draftKey}:choice`);
    dropDraft(`${draftKey}:reasoning`);
  }, [isStored, draftKey]);

  const submit = async () => {
    if (chosen === null || !isComplete) {
      setError(votes.reasoningRequired);
      toastError(shared.error, votes.room.incomplete);
      return;
    }
    setError(undefined);
    try {
      await sendPatiently(draftKey, async () => {
        const body = { decision_chosen_id: chosen, reasoning };
        setStored(await send('castRoomVote', { params: { runId }, body }));
        clearChoice();
        clearReasoning();
        toast(votes.room.submitted);
      });
    } catch (failure) {
      const why = failure instanceof CallFailed ? failure.message : undefined;
      setError(
        why === undefined || why === votes.submitFailed
          ? votes.submitFailed
          : `${votes.submitFailed}. ${why}`,
      );
      toastError(shared.error, why === refusals['vote.already-submitted'] ? why : votes.submitFailed);
    } finally {
      void client.invalidateQueries({ queryKey: ['getRoomVotes'] });
    }
  };

  return {
    chosen,
    choose: (id: number) => setChoice(String(id)),
    reasoning,
    setReasoning: (text: string) => {
      setReasoning(text);
      if (error === votes.reasoningRequired) setError(undefined);
    },
    /** How far a vote has got that the server does not have yet. */
    going,
    /** Takes a vote back that waits for the line. */
    edit: () => takeBack(draftKey),
    stored,
    error,
    /** The last try failed: the button says Retry. */
    hasFailed: error !== undefined && error !== votes.reasoningRequired,
    submit: () => void submit(),
  };
}
