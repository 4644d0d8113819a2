import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  confidenceSteps,
  distributionOf,
  forecastCounts,
  morePopularThanPredicted,
  requireEstimates,
} from './confidence.ts';

const offered = [11, 12, 13];

describe('the estimates of a vote', () => {
  test('a room vote has confidence and forecast as its estimates, and a final decision confidence alone', () => {
    const sent = { confidence: 0, forecast: 12 };
    expect(requireEstimates('room', sent, offered)).toEqual({ confidence: 0, forecast: 12 });
    expect(requireEstimates('final', sent, offered)).toEqual({ confidence: 0, forecast: null });
  });

  test('estimates are refused if one is missing, or if the forecast is not offered', () => {
    const codeOf = (kind: 'room' | 'final', sent: { confidence?: number; forecast?: number }) => {
      try {
        return requireEstimates(kind, sent, offered);
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(codeOf('room', {})).toBe('vote.no-confidence');
    expect(codeOf('final', {})).toBe('vote.no-confidence');
    expect(codeOf('room', { confidence: 50 })).toBe('vote.no-forecast');
    expect(codeOf('room', { confidence: 50, forecast: 14 })).toBe('vote.bad-forecast');
  });
});

describe('a distribution', () => {
  test('a distribution counts each step, and needs four people', () => {
    expect(distributionOf([0, 100, 50])).toBeNull();
    expect(distributionOf([0, 100, 50, 50])).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1]);
  });

  test('a distribution adds up to the number of people, in any order of the votes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...confidenceSteps), { minLength: 4 }), (values) => {
        const counts = distributionOf(values);
        expect(counts?.reduce((sum, count) => sum + count, 0)).toBe(values.length);
        expect(distributionOf(values.toSorted((a, b) => a - b))).toEqual(counts);
      }),
    );
  });

  test('a distribution of forecasts is in the order of the decisions, and needs four people', () => {
    expect(forecastCounts([11, 11, 12], offered)).toBeNull();
    expect(forecastCounts([13, 11, 13, 13], offered)).toEqual([
      { decision_id: 11, people: 1 },
      { decision_id: 12, people: 0 },
      { decision_id: 13, people: 3 },
    ]);
  });
});

describe('a decision that was more popular than predicted', () => {
  const votes = (a: number, b: number, c = 0) =>
    [a, b, c].flatMap((count, index) => Array.from({ length: count }, () => offered[index] as number));

  test('a decision counts as more popular than predicted only from ten forecasts up', () => {
    expect(morePopularThanPredicted(votes(9, 0), votes(0, 9), offered)).toBeNull();
    expect(morePopularThanPredicted(votes(10, 0), votes(0, 10), offered)).toEqual({
      decision_id: 11,
      votes: 10,
      of_votes: 10,
      forecasts: 0,
      of_forecasts: 10,
    });
  });

  test('a decision counts as more popular than predicted only from ten percentage points up', () => {
    expect(morePopularThanPredicted(votes(11, 9), votes(9, 11), offered)?.decision_id).toBe(11);
    expect(morePopularThanPredicted(votes(109, 91), votes(90, 110), offered)).toBeNull();
    expect(morePopularThanPredicted(votes(110, 90), votes(90, 110), offered)?.decision_id).toBe(11);
  });

  test('the largest difference makes the more popular decision, whatever the order of the votes', () => {
    expect(morePopularThanPredicted(votes(5, 4, 3), votes(3, 0, 9), offered)?.decision_id).toBe(12);
    expect(morePopularThanPredicted(votes(5, 4, 3).toReversed(), votes(3, 0, 9), offered)?.decision_id).toBe(
      12,
    );
  });
});
