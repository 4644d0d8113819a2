import { percentage, tally } from '../votes/tally.ts';

export type RoomDecision = {
  /** The leading decision; on a tie the one that reached the tied count first. Null without votes. */
  decision_id: number | null;
  /** The votes of the leading decision. */
  votes: number;
  /** The decisions that share the most votes, if there are several. */
  tied: readonly number[];
  /** All votes cast in the room. */
  cast: number;
};

/** Returns the decision that a room is said to have wanted. A room whose leading options are level, or without votes, has none. */
export function opinionOf({ decision_id, tied }: RoomDecision): number | null {
  return tied.length > 0 ? null : decision_id;
}

/** Returns the decision of a room. `votes` must be in the order of casting. */
export function roomDecision(votes: readonly { decision_chosen_id: number }[]): RoomDecision {
  const { leader, count, leaders, total } = tally(votes);
  return { decision_id: leader, votes: count, tied: leaders.length > 1 ? leaders : [], cast: total };
}

/**
 * Returns the share of the stages in which a participant's `own` final decision was the `chosen` one, as a whole
 * percentage; 0 without stages. Two missing decisions do not agree.
 */
export function alignmentRate(stages: readonly { chosen: number | null; own: number | null }[]): number {
  const alignedStages = stages.filter(({ chosen, own }) => chosen !== null && chosen === own);
  return percentage(alignedStages.length, stages.length);
}

/**
 * Returns the seats without a final vote when a stage closed at `closedAt` (epoch ms), in the order of `seats`. Counts the
 * seats that were taken at that moment, including those removed since. `finalVotes` are the final votes of the stage.
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

/**
 * Returns the last seats of the people removed while a stage was open: from `enteredAt` until `closedAt` (epoch ms; null if
 * still open). Leaves out people who joined again before the stage closed. `seats` are in order of joining.
 */
export function removedDuring<S extends { user_id: number; created_at: number; removed_at: number | null }>(
  seats: readonly S[],
  enteredAt: number,
  closedAt: number | null,
): S[] {
  const lastSeats = new Map<number, S>();
  for (const seat of seats)
    if (closedAt === null || seat.created_at <= closedAt) lastSeats.set(seat.user_id, seat);
  return [...lastSeats.values()].filter(
    ({ removed_at }) =>
      removed_at !== null && removed_at >= enteredAt && (closedAt === null || removed_at < closedAt),
  );
}
