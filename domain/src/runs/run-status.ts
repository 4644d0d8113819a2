import { refuse } from '../refusal.ts';

/** The statuses of a run. ENDED means that a facilitator stopped the run early. */
export const runStatuses = ['DRAFT', 'IN_PROGRESS', 'PAUSED', 'COMPLETED', 'ENDED'] as const;
export type RunStatus = (typeof runStatuses)[number];

const nextStatuses: Readonly<Record<RunStatus, readonly RunStatus[]>> = {
  DRAFT: ['IN_PROGRESS'],
  IN_PROGRESS: ['PAUSED', 'COMPLETED', 'ENDED'],
  PAUSED: ['IN_PROGRESS', 'ENDED'],
  COMPLETED: [],
  ENDED: [],
};

/** Returns whether a run is over. Nobody can join or vote then; the report and the post-questionnaire are open. */
export function isFinished(status: RunStatus): boolean {
  return status === 'COMPLETED' || status === 'ENDED';
}

/**
 * Judges a change of status. Returns `stays` if the run already has the new status. Refuses `run.bad-transition` if the
 * change is not in `nextStatuses`.
 */
export function judgeStatusChange(from: RunStatus, to: RunStatus): 'changes' | 'stays' {
  if (from === to) return 'stays';
  if (!nextStatuses[from].includes(to)) refuse('run.bad-transition', { from, to });
  return 'changes';
}
