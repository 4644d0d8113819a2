import { describe, expect, test } from 'vitest';
import { parseTimeLimit, problemOfTimeLimit, sayTimeLimit, writeTimeLimit } from './time-limit.ts';

describe('a time limit', () => {
  test.each([
    ['15:30', 930],
    [' 20 ', 1200],
    ['1:06:42', 4002],
    ['0:30', 30],
    ['90:00', 5400],
    ['', null],
    ['  ', null],
  ])('the time limit %j is parsed as %j seconds', (typed, seconds) => {
    expect(parseTimeLimit(typed)).toBe(seconds);
  });

  test.each([930, 4002, 30, 7 * 86_400, null])(
    'a time limit of %j seconds survives formatting and parsing',
    (seconds) => {
      expect(parseTimeLimit(writeTimeLimit(seconds))).toBe(seconds);
    },
  );

  test.each([
    [930, '15 min 30 s'],
    [1200, '20 min'],
    [30, '30 s'],
    [3660, '1 h 1 min'],
    [7 * 86_400, '168 h'],
    [null, ''],
  ])('a time limit of %j seconds is described in words', (seconds, words) => {
    expect(sayTimeLimit(seconds)).toBe(words);
  });

  test.each([
    ['soon', 'Write minutes and seconds, such as 15:30'],
    ['15:75', 'Write minutes and seconds, such as 15:30'],
    ['-5', 'Write minutes and seconds, such as 15:30'],
    ['0:29', 'A stage lasts at least 30 seconds'],
    ['99999', 'A stage lasts at most 7 days'],
  ])('the time limit %j is refused with a reason', (typed, problem) => {
    expect(problemOfTimeLimit(typed)).toBe(problem);
  });
});
