import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

test('a difference has a sign and one decimal', () => {
  expect(differenceOf({ pre: 3, post: 3.2 })).toBe('+0.2');
  expect(differenceOf({ pre: 3.5, post: 3.2 })).toBe('−0.3');
  expect(differenceOf({ pre: 3.1, post: 3.1 })).toBe('0.0');
});
