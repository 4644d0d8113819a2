import { expect, test } from 'vitest';
import { countWays, frame, layOut, wayThrough } from './tree.ts';

const stage = (...onward: number[][]) => ({ scenarios: onward.map((leads_to) => ({ name: '', leads_to })) });
const tree = [stage([0, 1, 2]), stage([0, 1], [1, 2], [2, 3]), stage([], [], [], [])];

test('the drawn way takes the last fork, then the middle one, and every way to an end counts', () => {
  expect(wayThrough(tree)).toEqual([0, 2, 3]);
  expect(wayThrough([stage([1]), stage([], [])])).toEqual([0, 1]);
  expect(countWays(tree)).toBe(6);
});

test('a scenario stands level with the middle of what follows, and the drawn way lies on top', () => {
  const { points, lines } = layOut(tree);
  const [top, bottom] = [frame.top, frame.bottom].map(Math.round);
  expect(points.map(({ y }) => Math.round(y))).toEqual([203, 100, 203, 306, top, 152, 254, bottom]);
  expect(lines.map(({ onWay }) => onWay)).toEqual([...Array(7).fill(false), true, true]);
});
