import { expect, test } from 'vitest';
import { introOf } from './kinds.ts';

test('a comparison is promised only to users who answered before the simulation', () => {
  expect(introOf('post', true, 20)).toMatch(/side by side/);
  expect(introOf('post', false, 20)).not.toMatch(/same|side by side|again/);
  expect(introOf('pre', false, 20)).toBe(introOf('pre', true, 20));
});

test('the introduction of a questionnaire has the number of its questions', () => {
  expect(introOf('pre', false, 15)).toMatch(/^15 questions/);
  expect(introOf('post', true, 15)).toMatch(/^The same 15 subjects/);
});
