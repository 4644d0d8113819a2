import { expect, test } from 'vitest';
import { type Outcome, outcomeSentence } from './outcome.ts';

test('the outcome says how a tie was decided', () => {
  const sentence = (decidedBy: Outcome['decidedBy']) =>
    outcomeSentence({ stage: 1, title: 'Hold', decidedBy });
  expect(sentence('majority')).toBe('The group chose: Hold.');
  expect(sentence('facilitator')).toBe('It was a tie. The facilitator chose: Hold.');
  expect(sentence('rooms')).toBe('It was a tie. More rooms were for: Hold.');
});
