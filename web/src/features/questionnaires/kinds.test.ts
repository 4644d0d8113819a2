import { expect, test } from 'vitest';
import { introOf } from './kinds.ts';

test('only who was asked before the simulation is promised both answers side by side', () => {
  expect(introOf('post', true)).toMatch(/side by side/);
  expect(introOf('post', false)).not.toMatch(/same|side by side|again/);
  expect(introOf('pre', false)).toBe(introOf('pre', true));
});
