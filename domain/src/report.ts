import { percentage, tally } from './tally.ts';

/** What a room decided: its leading decision and that one's votes, of votes in the order they were cast (ruling 8.3). */
export function roomDecision(votes: readonly { decision_chosen_id: number }[]): {
  decision_id: number | null;
  votes: number;
} {
  const { leader, count } = tally(votes);
  return { decision_id: leader, votes: count };
}

/**
 * The whole percentage of the stages played in which a participant's `own` final decision equals the `chosen`
 * one (ruling 8.4); 0 where no stage was played. Two missing decisions do not agree.
 */
export function alignmentRate(stages: readonly { chosen: number | null; own: number | null }[]): number {
  const aligned = stages.filter(({ chosen, own }) => chosen !== null && chosen === own);
  return percentage(aligned.length, stages.length);
}
