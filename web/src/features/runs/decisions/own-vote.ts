import type { Run } from '@vincere/contract';
import { ownSeat } from '../useRun.ts';

export type Vote = {
  decision: number;
  reasoning: string;
  evidence: readonly number[];
  evidenceFiles: readonly number[];
  onBehalf: boolean;
};

/** Returns the user's stored final decision on a scenario. */
export function storedVote(run: Run, scenarioId: number | undefined): Vote | undefined {
  const seat = ownSeat(run);
  const vote = run.all_users_decision.find(
    (candidate) => candidate.user_run_id === seat?.user_run_id && candidate.scenario_id === scenarioId,
  );
  if (vote === undefined || vote.decision_chosen_id === null) return undefined;
  return {
    decision: vote.decision_chosen_id,
    reasoning: vote.reasoning ?? '',
    evidence: vote.evidence,
    evidenceFiles: vote.evidence_files,
    onBehalf: vote.on_behalf,
  };
}
