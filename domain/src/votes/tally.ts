/** The result of a count. `leaders` share the top `count`, in the order in which they reached it; `leader` is the first. */
export type Tally = {
  /** Votes by decision id. Decisions without votes are left out. */
  counts: ReadonlyMap<number, number>;
  total: number;
  /** The votes of the leader, 0 without votes. */
  count: number;
  leaders: readonly number[];
  leader: number | null;
};

/** Counts votes, which must be in the order of casting. A tie goes to the decision that reached its count first. */
export function tally(votes: readonly { decision_chosen_id: number }[]): Tally {
  // Every vote moves its decision to the end of the map, so decisions are in the order in which they reached their counts.
  const counts = new Map<number, number>();
  for (const { decision_chosen_id } of votes) {
    const count = (counts.get(decision_chosen_id) ?? 0) + 1;
    counts.delete(decision_chosen_id);
    counts.set(decision_chosen_id, count);
  }
  const count = Math.max(0, ...counts.values());
  const leaders = [...counts.keys()].filter((id) => counts.get(id) === count);
  return { counts, total: votes.length, count, leaders, leader: leaders[0] ?? null };
}

/** Returns whether `count` is more than half of `total`. */
export function isMajority(count: number, total: number): boolean {
  return count * 2 > total;
}

/** Returns `count` as a whole percentage of `total`; 0 if `total` is 0. */
export function percentage(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 100);
}
