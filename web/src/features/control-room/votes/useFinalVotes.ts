import type { Run } from '@vincere/contract';
import { useEffect } from 'react';
import type { RunBoard } from '../types.ts';
import { readRun } from '../useControlRoom.ts';

export type FinalVote = Run['all_users_decision'][number];

/** Votes come in bursts: wait this long (ms) after the last one before reading the run again. */
const debounceMs = 1_500;

/**
 * Returns the final votes of the current scenario with their reasons, by seat. A new vote repeats only the read of the
 * board, so this reads the run again whenever the two differ.
 */
export function useFinalVotes(run: Run, board: RunBoard): ReadonlyMap<number, FinalVote> {
  const scenarioId = run.current_scenario?.id;
  const votes = new Map(
    run.all_users_decision
      .filter(({ scenario_id }) => scenario_id === scenarioId)
      .map((vote) => [vote.user_run_id, vote]),
  );
  const isBehind =
    board.scenario_id === scenarioId &&
    board.seats.some(
      ({ user_run_id, final_vote }) => (votes.get(user_run_id)?.decision_chosen_id ?? null) !== final_vote,
    );
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => void readRun(run.id), debounceMs);
    return () => clearTimeout(timer);
  }, [isBehind, board.revision, run.id]);
  return votes;
}
