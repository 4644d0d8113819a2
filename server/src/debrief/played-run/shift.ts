import type { Confidence, Shift } from '@vincere/contract';
import { confidenceByMove, morePopularThanPredicted, shiftOf } from '@vincere/domain';
import { confidenceTotals } from '../../play/votes/totals.ts';
import type { PlayedRun, PlayedStage } from './load.ts';

/** Returns the shift of a stage from room votes to final decisions; null if it isn't closed. */
export function shiftView({ run }: PlayedRun, stage: PlayedStage): Shift | null {
  if (stage.closed_at === null) return null;
  const { closingSeats, votes } = stage;
  const totals = confidenceView(run, stage);
  return {
    ...shiftOf(closingSeats, votes),
    confidence: totals && {
      ...totals,
      by_move: confidenceByMove(closingSeats, votes),
      more_popular: morePopularThanPredicted(
        votes.room.map(({ decision_chosen_id }) => decision_chosen_id),
        votes.room.flatMap(({ forecast_id }) => forecast_id ?? []),
        stage.decisions.map(({ id }) => id),
      ),
    },
  };
}

/** Returns how sure the group was in a stage; null if the run doesn't ask for confidence, or if the stage isn't closed. */
export function confidenceView(
  { asks_confidence }: PlayedRun['run'],
  { closed_at, votes, decisions }: PlayedStage,
): Confidence | null {
  if (asks_confidence !== 1 || closed_at === null) return null;
  return confidenceTotals(
    votes,
    decisions.map(({ id }) => id),
  );
}
