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

/**
 * The seats whose final vote was missing when a stage closed at `closedAt` (ms): those held at that moment, also by who
 * has left since (ruling 4.8), that cast none of its `finalVotes`. In the order of the seats.
 */
export function votersMissing<S extends { id: number; created_at: number; removed_at: number | null }>(
  seats: readonly S[],
  finalVotes: readonly { seat_id: number }[],
  closedAt: number,
): S[] {
  const voters = new Set(finalVotes.map(({ seat_id }) => seat_id));
  return seats.filter(
    ({ id, created_at, removed_at }) =>
      created_at <= closedAt && (removed_at === null || removed_at > closedAt) && !voters.has(id),
  );
}

/** The seats that were removed while a stage was open: from `enteredAt` until `closedAt` (ms; null while it still is). */
export function removedDuring<S extends { removed_at: number | null }>(
  seats: readonly S[],
  enteredAt: number,
  closedAt: number | null,
): S[] {
  return seats.filter(
    ({ removed_at }) =>
      removed_at !== null && removed_at >= enteredAt && (closedAt === null || removed_at < closedAt),
  );
}
