import { expect, test } from 'vitest';
import { frame, layOutTree } from './tree.ts';

const stage = (...onward: number[][]) => ({ scenarios: onward.map((leads_to) => ({ name: '', leads_to })) });
const heightsOf = (stages: ReturnType<typeof stage>[], column: number) =>
  layOutTree(stages, [])
    .points.filter((point) => point.stage === column)
    .map(({ y }) => Math.round(y));

test('a scenario is centered on its successors, and the path is drawn on top', () => {
  const tree = [stage([0, 1, 2]), stage([0, 1], [1, 2], [2, 3]), stage([], [], [], [])];
  const { points, lines } = layOutTree(tree, [0, 2, 3]);
  const [top, bottom] = [frame.top, frame.bottom].map(Math.round);
  expect(points.map(({ y }) => Math.round(y))).toEqual([203, 100, 203, 306, top, 152, 254, bottom]);
  expect(lines.map(({ onWay }) => onWay)).toEqual([...Array(7).fill(false), true, true]);
});

test('scenarios with the same successor, or none, do not overlap', () => {
  expect(heightsOf([stage([0, 1]), stage([0], [0]), stage([], [])], 1)).toEqual([126, 280]);
  expect(heightsOf([stage([0, 1]), stage([], [1]), stage([], [])], 1)).toEqual([126, 280]);
});

test('two decisions that lead to the same scenario share one line', () => {
  expect(layOutTree([stage([0, 0]), stage([])], [0, 0]).lines).toHaveLength(1);
});
