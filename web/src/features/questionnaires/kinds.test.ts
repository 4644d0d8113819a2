import { expect, test } from 'vitest';
import { introOf } from './kinds.ts';

test('promises a comparison only to users who answered before the simulation', () => {
  expect(introOf('post', true)).toMatch(/side by side/);
  expect(introOf('post', false)).not.toMatch(/same|side by side|again/);
  expect(introOf('pre', false)).toBe(introOf('pre', true));
});
