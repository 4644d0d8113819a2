import { expect, test } from 'vitest';
import { outcomeSentence, tieOf } from './outcome.ts';

test('the outcome says how a tie was decided', () => {
  const sentence = (decided_by: Parameters<typeof tieOf>[0]) =>
    outcomeSentence({ stage: 1, title: 'Hold', tie: tieOf(decided_by) });
  expect(sentence('majority')).toBe('The group chose: Hold.');
  expect(sentence('facilitator')).toBe('The group chose: Hold. Tie, decided by the facilitator.');
  expect(sentence('rooms')).toBe('The group chose: Hold. Tie, decided by the rooms.');
});
