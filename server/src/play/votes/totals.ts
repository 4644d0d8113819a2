import type { Confidence } from '@vincere/contract';
import { distributionOf, forecastCounts } from '@vincere/domain';
import type { EstimatedVote } from '../store/votes/estimates.ts';

/**
 * Returns how sure the group was in a closed scenario, and what it expected. `offeredIds` are the ids of its decisions in order.
 * Numbers that rest on fewer than four people are null.
 */
export function confidenceTotals(
  { room, final }: ReturnType<typeof votesIn>,
  offeredIds: readonly number[],
): Confidence {
  const valuesOf = (some: readonly EstimatedVote[]) => some.flatMap(({ confidence }) => confidence ?? []);
  return {
    room_votes: distributionOf(valuesOf(room)),
    final_votes: distributionOf(valuesOf(final)),
    forecasts: forecastCounts(
      room.flatMap(({ forecast_id }) => forecast_id ?? []),
      offeredIds,
    ),
  };
}

/** Returns the votes of a scenario by kind. */
export function votesIn(votes: readonly EstimatedVote[], scenarioId: number) {
  const scenarioVotes = votes.filter((vote) => vote.scenario_id === scenarioId);
  return {
    room: scenarioVotes.filter(({ kind }) => kind === 'room'),
    final: scenarioVotes.filter(({ kind }) => kind === 'final'),
  };
}
