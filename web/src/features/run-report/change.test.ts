import { expect, test } from 'vitest';
import { changeOf } from './change.ts';

test('a change is the difference of the rounded values', () => {
  expect(changeOf(3.04, 3.16)).toBe('+0.2');
  expect(changeOf(3.5, 3.2)).toBe('−0.3');
  expect(changeOf(3.01, 3.04)).toBe('0.0');
  expect(changeOf(null, 3)).toBe('');
});
