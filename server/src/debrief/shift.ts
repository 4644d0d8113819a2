import type { Confidence, Shift } from '@vincere/contract';
import { type ClosingSeat, confidenceByMove, morePopularThanPredicted, shiftOf } from '@vincere/domain';
import type { Queries } from '../platform/db/database.ts';
import { listClosingSeats } from '../play/store/seats/closing-seats.ts';
import { type EstimatedVote, listEstimatedVotes } from '../play/store/votes/estimates.ts';
import { confidenceTotals, votesIn } from '../play/votes/totals.ts';

/** The data for the shift of a run's scenarios. */
export type ShiftRows = {
  /** Whether the run asks for confidence. */
  asks: boolean;
  votes: readonly EstimatedVote[];
  closing: readonly (ClosingSeat & { scenario_id: number })[];
};

type Scope = { scenario_id: number; closed_at: number | null };

export async function loadShiftRows(
  db: Queries,
  run: { id: number; asks_confidence: 0 | 1 },
): Promise<ShiftRows> {
  return {
    asks: run.asks_confidence === 1,
    votes: await listEstimatedVotes(db, run.id),
    closing: await listClosingSeats(db, run.id),
  };
}

/** Returns the shift of a scenario; null if it isn't closed. `offeredIds` has the ids of its decisions in order. */
export function shiftView(rows: ShiftRows, visit: Scope, offeredIds: readonly number[]): Shift | null {
  if (visit.closed_at === null) return null;
  const seats = rows.closing.filter(({ scenario_id }) => scenario_id === visit.scenario_id);
  const votes = votesIn(rows.votes, visit.scenario_id);
  const totals = rows.asks ? confidenceView(rows.votes, visit, offeredIds) : null;
  return {
    ...shiftOf(seats, votes),
    confidence: totals && {
      ...totals,
      by_move: confidenceByMove(seats, votes),
      more_popular: morePopularThanPredicted(
        votes.room.map(({ decision_chosen_id }) => decision_chosen_id),
        votes.room.flatMap(({ forecast_id }) => forecast_id ?? []),
        offeredIds,
      ),
    },
  };
}

/**
 * Returns how sure the group was in a scenario of a run that asks for confidence; null if the scenario isn't closed. `votes`
 * are those of the whole run, `offeredIds` the ids of the decisions in order.
 */
export function confidenceView(
  votes: readonly EstimatedVote[],
  visit: Scope,
  offeredIds: readonly number[],
): Confidence | null {
  return visit.closed_at === null ? null : confidenceTotals(votes, visit.scenario_id, offeredIds);
}
