import { formatDuration } from '../../lib/format.ts';
import type { MyRun } from './useMyRuns.ts';

/** Returns the three figures of the dashboard: completed runs, active runs, and the total time as text. */
export function figuresOf(runs: readonly MyRun[]) {
  const count = (status: string) => runs.filter(({ sim_run }) => sim_run.status === status).length;
  const minutes = runs.reduce((sum, { sim_run }) => sum + sim_run.total_run_time, 0);
  return {
    completed: count('COMPLETED'),
    active: count('IN_PROGRESS'),
    time: formatDuration(minutes * 60),
  };
}
