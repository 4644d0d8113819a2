import { refuse } from '../refusal.ts';
import { smallestGroup } from '../reports/agreement.ts';
import { type VoteKind } from './votes.ts';

/** The values that a voter can choose for their confidence: 0 is a guess, 100 is certain. */
export const confidenceSteps = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
export type ConfidenceStep = (typeof confidenceSteps)[number];

/** A voter's estimates beside the vote. A final decision has no forecast. Both are null in a run that doesn't ask. */
export type Estimates = {
  confidence: number | null;
  /** The decision with which the voter expects the scenario to close. */
  forecast: number | null;
};

/** The estimates of a vote in a run that doesn't ask for them, and of a decision recorded on behalf. */
export const noEstimates: Estimates = { confidence: null, forecast: null };

/**
 * Returns the estimates to store with a vote: the `estimates`, without a forecast for a final decision. `offeredIds` has the ids
 * of the scenario's decisions. Refuses `vote.no-confidence`, then `vote.no-forecast` for a room vote without one, then
 * `vote.bad-forecast` for a decision that isn't offered.
 */
export function requireEstimates(
  kind: VoteKind,
  estimates: { confidence?: number | undefined; forecast?: number | undefined },
  offeredIds: readonly number[],
): Estimates {
  const confidence = estimates.confidence ?? refuse('vote.no-confidence');
  if (kind === 'final') return { confidence, forecast: null };
  const forecast = estimates.forecast ?? refuse('vote.no-forecast');
  if (!offeredIds.includes(forecast)) refuse('vote.bad-forecast');
  return { confidence, forecast };
}

/** Numbers of people by confidence: one number for each of `confidenceSteps`, in their order. */
export type Distribution = number[];

/**
 * Returns how many people chose each step. Null for fewer than `smallestGroup` people, because a smaller group could work
 * out each other's confidence.
 */
export function distributionOf(values: readonly number[]): Distribution | null {
  if (values.length < smallestGroup) return null;
  return confidenceSteps.map((step) => values.filter((value) => value === step).length);
}

/**
 * Counts the forecasts for each decision of `offeredIds`, in that order. Null for fewer than `smallestGroup` forecasts.
 */
export function forecastCounts(
  forecasts: readonly number[],
  offeredIds: readonly number[],
): { decision_id: number; people: number }[] | null {
  if (forecasts.length < smallestGroup) return null;
  return offeredIds.map((decision_id) => ({
    decision_id,
    people: forecasts.filter((forecast) => forecast === decision_id).length,
  }));
}

/** Below these limits, a decision isn't called more popular than predicted. */
const popularity = { forecasts: 10, percentagePoints: 10 };

/** A decision with its room votes and its forecasts, and the number of all of them. */
export type Surprise = {
  decision_id: number;
  votes: number;
  of_votes: number;
  forecasts: number;
  of_forecasts: number;
};

/**
 * Returns the decision whose share of room votes exceeds its share of forecasts the most, by at least ten percentage points.
 * The first one wins a tie. Null if there is none, or if there are fewer than ten forecasts.
 */
export function morePopularThanPredicted(
  choices: readonly number[],
  forecasts: readonly number[],
  offeredIds: readonly number[],
): Surprise | null {
  if (forecasts.length < popularity.forecasts || choices.length === 0) return null;
  const surprises = offeredIds.map((decision_id) => ({
    decision_id,
    votes: choices.filter((choice) => choice === decision_id).length,
    of_votes: choices.length,
    forecasts: forecasts.filter((forecast) => forecast === decision_id).length,
    of_forecasts: forecasts.length,
  }));
  // Compared as whole numbers: a difference of exactly ten points would be slightly less in floating point.
  const excess = (surprise: Surprise) =>
    surprise.votes * surprise.of_forecasts - surprise.forecasts * surprise.of_votes;
  const [largest] = surprises.toSorted((a, b) => excess(b) - excess(a));
  if (largest === undefined) return null;
  const isLarge =
    excess(largest) * 100 >= popularity.percentagePoints * largest.of_votes * largest.of_forecasts;
  return isLarge ? largest : null;
}
