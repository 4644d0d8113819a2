import { t } from '../../lib/text.ts';
import type { ListedRun } from './types.ts';

/** Returns the runs that were changed last, newest change first, at most `count`. */
export function lastChanged(runs: readonly ListedRun[], count: number): ListedRun[] {
  return runs.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, count);
}

/** Returns what last happened to a run: `Created`, `Started`, `Advanced to stage 2`, `Completed`. It happened at `updatedAt`. */
export function lastChange(run: ListedRun): string {
  switch (run.status) {
    case 'DRAFT':
      return t('Run created');
    case 'PAUSED':
      return t('Run paused');
    case 'COMPLETED':
      return t('Run completed');
    case 'ENDED':
      return t('Run ended early');
    case 'IN_PROGRESS':
      if (run.updatedAt === run.started_at) return t('Run started');
      // Only a start and a resumption begin an active period.
      if (run.updatedAt === run.last_start_time) return t('Run resumed');
      return t('Advanced to stage {number}', { number: run.current_stage?.stage_number ?? '' });
  }
}
