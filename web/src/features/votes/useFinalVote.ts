import type { Run } from '@vincere/contract';
import { votes as texts } from '@vincere/contract/messages';
import { useEffect, useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { dropDraft, useDraft } from '../../lib/drafts.ts';
import { sendPatiently, takeBack, useGoing } from '../../lib/patient-send.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { storedVote, type Vote } from '../runs/own-vote.ts';
import { ownSeat } from '../runs/useRun.ts';

/** What became of a vote of this page that the run does not show yet. */
type Sent = { scenarioId: number; vote?: Vote; error?: string };

/** Under what the final decision of a person on a run is drafted; a scenario's id follows. */
export function finalDraftPrefix(run: Run): string {
  return `final:${ownSeat(run)?.user_id ?? 0}:${run.id}:`;
}

/** The final decision on the current scenario: what is being chosen and written, what was sent, what the server has. */
export function useFinalVote(run: Run) {
  const scenarioId = run.current_scenario?.id ?? 0;
  const key = `${finalDraftPrefix(run)}${scenarioId}`;
  const [choice, setChoice, clearChoice] = useDraft(`${key}:choice`);
  const [reasoning, setReasoning, clearReasoning] = useDraft(key);
  const [sent, setSent] = useState<Sent>();
  const going = useGoing(key);

  const offered = run.current_scenario?.all_decisions ?? [];
  const decision = offered.find(({ id }) => String(id) === choice)?.id ?? null;
  const stored = storedVote(run, scenarioId);
  const own = sent?.scenarioId === scenarioId ? sent : undefined;
  const drafted = going && decision !== null ? { decision, reasoning, onBehalf: false } : undefined;

  const isStored = stored?.reasoning === reasoning;
  useEffect(() => {
    // The server took it, though its answer may have been lost.
    if (!isStored) return;
    dropDraft(`${key}:choice`);
    dropDraft(key);
  }, [isStored, key]);

  const submit = async () => {
    if (decision === null || reasoning.trim() === '') return toastError(texts.final.incomplete);
    const vote = { decision, reasoning, onBehalf: false };
    setSent(undefined);
    try {
      await sendPatiently(key, async () => {
        await send('castFinalVote', {
          params: { runId: run.id },
          body: { decision_chosen_id: decision, reasoning },
        });
        setSent({ scenarioId, vote });
        clearChoice();
        clearReasoning();
        toast(texts.final.submitted);
      });
    } catch (failure) {
      const error = messageOf(failure, texts.submitFailed);
      setSent({ scenarioId, error });
      toastError(texts.submitFailed, error === texts.submitFailed ? undefined : error);
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['joinRun'] });
    }
  };

  return {
    decision,
    reasoning,
    choose: (id: number) => setChoice(String(id)),
    write: setReasoning,
    submit,
    /** The vote as it stands, also while it is under way. */
    vote: stored ?? drafted ?? own?.vote,
    /** How far a vote has got that the server does not have yet. */
    going: stored === undefined ? going : undefined,
    /** Takes a vote back that waits for the line. */
    edit: () => takeBack(key),
    error: stored === undefined && going === undefined ? own?.error : undefined,
  };
}
