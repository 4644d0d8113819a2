import { expect, test } from 'vitest';
import { countWays, wayThrough } from './tree.ts';

const stage = (...onward: number[][]) => ({ scenarios: onward.map((leads_to) => ({ name: '', leads_to })) });
const tree = [stage([0, 1, 2]), stage([0, 1], [1, 2], [2, 3]), stage([], [], [], [])];

test('the tree of the sample marks one way to its end, and counts every way', () => {
  expect(wayThrough(tree)).toEqual([0, 2, 3]);
  expect(wayThrough([stage([1]), stage([], [])])).toEqual([0, 1]);
  expect(countWays(tree)).toBe(6);
});
