import { formatDuration } from '../../lib/format.ts';
import type { MyRun } from './useMyRuns.ts';

/** The three figures of the dashboard (section 4). */
export function figuresOf(runs: readonly MyRun[]) {
  const count = (status: string) => runs.filter(({ sim_run }) => sim_run.status === status).length;
  const minutes = runs.reduce((sum, { sim_run }) => sum + sim_run.total_run_time, 0);
  return {
    completed: count('COMPLETED'),
    active: count('IN_PROGRESS'),
    time: formatDuration(minutes * 60),
  };
}
