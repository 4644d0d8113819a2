import { expect, test } from 'vitest';
import { decisionSentence, type GroupDecision } from './group-decision.ts';

test('the decision of a group says how a tie was decided', () => {
  const sentence = (decidedBy: GroupDecision['decidedBy']) =>
    decisionSentence({ stage: 1, title: 'Hold', decidedBy });
  expect(sentence('majority')).toBe('The group chose: Hold.');
  expect(sentence('facilitator')).toBe('It was a tie. The facilitator chose: Hold.');
  expect(sentence('rooms')).toBe('It was a tie. More rooms were for: Hold.');
});
