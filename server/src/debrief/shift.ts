import type { Confidence, Shift } from '@vincere/contract';
import {
  type ClosingSeat,
  confidenceByMove,
  distributionOf,
  forecastCounts,
  morePopularThanPredicted,
  shiftOf,
} from '@vincere/domain';
import type { Queries } from '../platform/db/database.ts';
import { listClosingSeats } from '../play/store/closing-seats.ts';
import { type EstimatedVote, listEstimatedVotes } from '../play/store/estimates.ts';

/** The votes of a run with their estimates, and the seats of its closed scenarios. */
export type ShiftRows = {
  votes: readonly EstimatedVote[];
  closing: readonly (ClosingSeat & { scenario_id: number })[];
};

type Scope = { scenario_id: number; closed_at: number | null };

export async function loadShiftRows(db: Queries, runId: number): Promise<ShiftRows> {
  return { votes: await listEstimatedVotes(db, runId), closing: await listClosingSeats(db, runId) };
}

/**
 * Returns the shift of a closed scenario; null if it isn't closed. `offered` has the ids of its decisions in order.
 * `asks` tells whether the run asks for confidence.
 */
export function shiftView(
  rows: ShiftRows,
  visit: Scope,
  offered: readonly number[],
  asks: boolean,
): Shift | null {
  const totals = confidenceView(rows, visit, offered, asks);
  if (visit.closed_at === null) return null;
  const seats = rows.closing.filter(({ scenario_id }) => scenario_id === visit.scenario_id);
  const votes = votesIn(rows, visit);
  return {
    ...shiftOf(seats, votes),
    confidence: totals && {
      ...totals,
      by_move: confidenceByMove(seats, votes),
      more_popular: morePopularThanPredicted(
        votes.room.map(({ decision_chosen_id }) => decision_chosen_id),
        votes.room.flatMap(({ forecast_id }) => forecast_id ?? []),
        offered,
      ),
    },
  };
}

/** Returns how sure the group was in a closed scenario. Null if it isn't closed, or if the run doesn't ask. */
export function confidenceView(
  rows: ShiftRows,
  visit: Scope,
  offered: readonly number[],
  asks: boolean,
): Confidence | null {
  if (!asks || visit.closed_at === null) return null;
  const { room, final } = votesIn(rows, visit);
  const valuesOf = (votes: readonly EstimatedVote[]) => votes.flatMap(({ confidence }) => confidence ?? []);
  return {
    room_votes: distributionOf(valuesOf(room)),
    final_votes: distributionOf(valuesOf(final)),
    forecasts: forecastCounts(
      room.flatMap(({ forecast_id }) => forecast_id ?? []),
      offered,
    ),
  };
}

function votesIn({ votes: all }: ShiftRows, { scenario_id }: Scope) {
  const votes = all.filter((vote) => vote.scenario_id === scenario_id);
  return {
    room: votes.filter(({ kind }) => kind === 'room'),
    final: votes.filter(({ kind }) => kind === 'final'),
  };
}
