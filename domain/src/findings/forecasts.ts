import { smallestGroup } from '../debrief.ts';
import { type DecidedStage, sum, votesFor } from './figures.ts';
import { finding, type WeighedFinding } from './finding.ts';

/** Finds a forecast that was far off: fewer than half of the forecasts named the decision that was taken. */
export function farOffForecast(stage: DecidedStage): WeighedFinding[] {
  const { forecasts, chosen_decision_id } = stage;
  if (forecasts === null) return [];
  const of = sum(forecasts.map(({ people }) => people));
  const namedCount = forecasts.find(({ decision_id }) => decision_id === chosen_decision_id)?.people ?? 0;
  if (of < smallestGroup || namedCount * 2 >= of) return [];
  const most = Math.max(...forecasts.map(({ people }) => people));
  const [first, ...level] = forecasts.filter(({ people }) => people === most);
  const expectedDecision =
    first === undefined || level.length > 0 || first.decision_id === chosen_decision_id
      ? null
      : { ...first, votes: votesFor(stage, first.decision_id) };
  const numbers = {
    kind: 'forecast',
    chosen_decision_id,
    named: namedCount,
    of,
    expected: expectedDecision,
  } as const;
  return [finding(stage, numbers, { source: { kind: 'forecast' }, strength: 1 - namedCount / of })];
}
