import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import type { MyRun } from './useMyRuns.ts';

const run = (status: string, total_run_time: number) => ({ sim_run: { status, total_run_time } }) as MyRun;

test('the dashboard counts completed and active runs, and adds up the time of all runs', () => {
  const runs = [run('COMPLETED', 90), run('COMPLETED', 25), run('IN_PROGRESS', 10), run('ENDED', 0)];
  expect(figuresOf(runs)).toEqual({ completed: 2, active: 1, time: '2h 5m' });
});
