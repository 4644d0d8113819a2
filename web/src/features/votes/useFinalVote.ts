import type { Run } from '@vincere/contract';
import { votes as texts } from '@vincere/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { dropDraft, useDraft } from '../../lib/drafts.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { ownSeat } from '../runs/useRun.ts';

type Vote = { decision: number; reasoning: string; onBehalf: boolean };
/** A vote of this page that the run does not show yet, and how far it got. */
type Sent = Vote & { scenarioId: number; state: 'sending' | 'stored' | 'failed'; error?: string };

/** Under what the final decision of a person on a run is drafted; a scenario's id follows. */
export function finalDraftPrefix(run: Run): string {
  return `final:${ownSeat(run)?.user_id ?? 0}:${run.id}:`;
}

/** The final decision on the current scenario: what is being chosen and written, what was sent, what the server has. */
export function useFinalVote(run: Run) {
  const scenarioId = run.current_scenario?.id ?? 0;
  const prefix = finalDraftPrefix(run);
  const [choice, setChoice, clearChoice] = useDraft(`${prefix}${scenarioId}:choice`);
  const [reasoning, setReasoning, clearReasoning] = useDraft(`${prefix}${scenarioId}`);
  const [sent, setSent] = useState<Sent>();
  /** The scenario whose vote is under way: that of the stage before holds up none of this one. */
  const sending = useRef<number>(null);

  const offered = run.current_scenario?.all_decisions ?? [];
  const decision = offered.find(({ id }) => String(id) === choice)?.id ?? null;
  const stored = storedVote(run, scenarioId);
  const own = sent?.scenarioId === scenarioId ? sent : undefined;
  const shown: Vote | undefined = stored ?? (own?.state === 'failed' ? undefined : own);

  const isStored = stored?.reasoning === reasoning;
  useEffect(() => {
    // The server took it, though its answer may have been lost.
    if (!isStored) return;
    dropDraft(`${prefix}${scenarioId}:choice`);
    dropDraft(`${prefix}${scenarioId}`);
  }, [isStored, prefix, scenarioId]);

  const submit = async () => {
    if (sending.current === scenarioId) return;
    if (decision === null || reasoning.trim() === '') return toastError(texts.final.incomplete);
    const vote = { scenarioId, decision, reasoning, onBehalf: false };
    sending.current = scenarioId;
    setSent({ ...vote, state: 'sending' });
    // An answer that comes after the next vote has been sent says nothing of that one.
    const tell = (outcome: Partial<Sent>) =>
      setSent((now) => (now?.scenarioId === scenarioId ? { ...now, ...outcome } : now));
    try {
      await send('castFinalVote', {
        params: { runId: run.id },
        body: { decision_chosen_id: decision, reasoning },
      });
      tell({ state: 'stored' });
      clearChoice();
      clearReasoning();
      toast(texts.final.submitted);
    } catch (failure) {
      const error = messageOf(failure, texts.submitFailed);
      tell({ state: 'failed', error });
      toastError(texts.submitFailed, error === texts.submitFailed ? undefined : error);
    } finally {
      if (sending.current === scenarioId) sending.current = null;
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
    vote: shown,
    isSending: stored === undefined && own?.state === 'sending',
    error: stored === undefined && own?.state === 'failed' ? own.error : undefined,
  };
}

/** The own final decision on a scenario, as the server has it. */
export function storedVote(run: Run, scenarioId: number): Vote | undefined {
  const seat = ownSeat(run);
  const vote = run.all_users_decision.find(
    (one) => one.user_run_id === seat?.user_run_id && one.scenario_id === scenarioId,
  );
  if (vote === undefined || vote.decision_chosen_id === null) return undefined;
  return { decision: vote.decision_chosen_id, reasoning: vote.reasoning ?? '', onBehalf: vote.on_behalf };
}
