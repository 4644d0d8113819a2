import { expect, test } from 'vitest';
import { changesBetween } from './run-changes.ts';

const run = (id: number, participant_count: number) => ({ id, name: `Run ${id}`, participant_count });

test('deleted runs and changed numbers of participants are reported, but new runs are not', () => {
  const before = [run(1, 2), run(2, 0), run(3, 5), run(4, 1)];
  const now = [run(5, 4), run(1, 2), run(2, 3), run(4, 0)];
  expect(changesBetween(before, now)).toEqual({
    gone: [run(3, 5)],
    moved: [
      { run: run(2, 3), by: 3 },
      { run: run(4, 0), by: -1 },
    ],
  });
  expect(changesBetween(now, now)).toEqual({ gone: [], moved: [] });
});
