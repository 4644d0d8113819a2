import { describe, expect, test } from 'vitest';
import { alignmentRate, removedDuring, roomDecision, votersMissing } from './report.ts';

describe('the decision of a room', () => {
  test('the decision of a room is the option with the most votes, with its vote count', () => {
    const votes = [2, 1, 1].map((decision_chosen_id) => ({ decision_chosen_id }));
    expect(roomDecision(votes)).toEqual({ decision_id: 1, votes: 2, tied: [], cast: 3 });
  });

  test('the decision of a room is, on a tie, the option that reached the tied count first', () => {
    const votes = [2, 1, 1, 2].map((decision_chosen_id) => ({ decision_chosen_id }));
    expect(roomDecision(votes)).toEqual({ decision_id: 1, votes: 2, tied: [1, 2], cast: 4 });
  });

  test('the decision of a room is null while nobody has voted', () => {
    expect(roomDecision([])).toEqual({ decision_id: null, votes: 0, tied: [], cast: 0 });
  });
});

describe('the alignment rate', () => {
  test('the alignment rate is the share of stages in which the participant voted for the chosen decision', () => {
    const stages = [
      { chosen: 1, own: 1 },
      { chosen: 2, own: 3 },
      { chosen: 4, own: 4 },
    ];
    expect(alignmentRate(stages)).toBe(67);
  });

  test('the alignment rate does not count a missing decision as agreement', () => {
    expect(alignmentRate([{ chosen: null, own: null }])).toBe(0);
    expect(alignmentRate([{ chosen: 1, own: null }])).toBe(0);
  });

  test('the alignment rate is 0 before any stage has been played', () => {
    expect(alignmentRate([])).toBe(0);
  });
});

describe('the voters missing when a stage closed', () => {
  const closedAt = 50;
  const seat = (id: number, created_at: number, removed_at: number | null = null) => ({
    id,
    created_at,
    removed_at,
  });

  test('a missing voter had a seat when the stage closed and had not voted, even if they have left since', () => {
    const seats = [seat(1, 10), seat(2, 10), seat(3, 50), seat(4, 10, 51)];
    expect(votersMissing(seats, [{ seat_id: 2 }], closedAt)).toEqual([seats[0], seats[2], seats[3]]);
  });

  test('the missing voters exclude people who left by the closing of the stage, or joined later', () => {
    expect(votersMissing([seat(1, 10, 50), seat(2, 51)], [], closedAt)).toEqual([]);
  });
});

test('a removed seat belongs to the stage that was open at its removal', () => {
  const seats = [null, 5, 10, 19, 20].map((removed_at, user_id) => ({ user_id, created_at: 1, removed_at }));
  expect(removedDuring(seats, 10, 20).map(({ removed_at }) => removed_at)).toEqual([10, 19]);
  expect(removedDuring(seats, 10, null).map(({ removed_at }) => removed_at)).toEqual([10, 19, 20]);
});

test('a person with a new seat before the stage closed was not removed in it', () => {
  const removed = { user_id: 1, created_at: 1, removed_at: 12 };
  const rejoined = (created_at: number, removed_at: number | null = null) => ({
    user_id: 1,
    created_at,
    removed_at,
  });
  expect(removedDuring([removed, rejoined(15)], 10, 20)).toEqual([]);
  expect(removedDuring([removed, rejoined(15)], 10, null)).toEqual([]);
  expect(removedDuring([removed, rejoined(15, 25)], 10, 20)).toEqual([]);
  expect(removedDuring([removed, rejoined(25)], 10, 20)).toEqual([removed]);
  expect(removedDuring([removed, rejoined(15, 18)], 10, 20)).toEqual([rejoined(15, 18)]);
});
