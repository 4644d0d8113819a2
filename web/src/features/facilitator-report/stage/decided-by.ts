import type { RunStatus } from '@vincere/domain';
import { decidedInWords } from '../../first-page/decided-in-words.ts';
import type { CastVote, StageReport } from '../types.ts';

/** Returns how a stage's decision was reached, in words. */
export function howDecided(stage: StageReport, status: RunStatus): string {
  const { chosen_decision, decided_by, all_user_decisions } = stage;
  const votes = all_user_decisions.filter(
    ({ decision_chosen }) => decision_chosen.id === chosen_decision?.id,
  );
  return decidedInWords(
    {
      decided_by: chosen_decision && decided_by,
      votes: votes.length,
      cast: all_user_decisions.length,
    },
    status,
  );
}

/** Returns the ids of the decisions with the most votes, several in a tie, in the order of their first vote. */
export function leadersOf(votes: readonly CastVote[]): number[] {
  const counts = new Map<number, number>();
  for (const { decision_chosen } of votes)
    counts.set(decision_chosen.id, (counts.get(decision_chosen.id) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].flatMap(([id, count]) => (count === most ? [id] : []));
}

/** A decision of a stage with its final decisions counted. */
export type Counted = {
  id: number;
  title: string;
  index: number;
  count: number;
  percentage: number;
  isChosen: boolean;
  /** True if it shares the most votes with another decision. */
  isTied: boolean;
};

/** Counts the final decisions of a stage by decision, in the order of the scenario. Includes decisions without a vote. */
export function countFinal(stage: StageReport): Counted[] {
  const votes = stage.all_user_decisions.map(({ decision_chosen }) => decision_chosen);
  const countedDecisions = stage.offered_decisions.map(({ id, title_of_decision }, index) => ({
    id,
    title: title_of_decision,
    index,
    count: votes.filter((vote) => vote.id === id).length,
  }));
  const most = Math.max(1, ...countedDecisions.map(({ count }) => count));
  const leaders = countedDecisions.filter(({ count }) => count === most);
  return countedDecisions.map((decision) => ({
    ...decision,
    percentage: votes.length === 0 ? 0 : Math.round((decision.count / votes.length) * 100),
    isChosen: stage.chosen_decision?.id === decision.id,
    isTied: leaders.length > 1 && leaders.includes(decision),
  }));
}
