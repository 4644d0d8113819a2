import { expect, test } from 'vitest';
import { tieWords } from '../../lib/tie.ts';
import { outcomeSentence } from './outcome.ts';

test('what the group chose says how a tie was decided', () => {
  const sentence = (decided_by: Parameters<typeof tieWords>[0]) =>
    outcomeSentence({ stage: 1, title: 'Hold', tie: tieWords(decided_by) });
  expect(sentence('majority')).toBe('The group chose: Hold.');
  expect(sentence('facilitator')).toBe('The group chose: Hold. Level; decided by the facilitator.');
  expect(sentence('rooms')).toBe('The group chose: Hold. Tie, decided by the rooms.');
});
