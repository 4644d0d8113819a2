import { refuse } from './refusal.ts';

/** The states of a run; ENDED is a run that its facilitator ended early (ruling 4.1). */
export const runStatuses = ['DRAFT', 'IN_PROGRESS', 'PAUSED', 'COMPLETED', 'ENDED'] as const;
export type RunStatus = (typeof runStatuses)[number];

const nextStatuses: Readonly<Record<RunStatus, readonly RunStatus[]>> = {
  DRAFT: ['IN_PROGRESS'],
  IN_PROGRESS: ['PAUSED', 'COMPLETED', 'ENDED'],
  PAUSED: ['IN_PROGRESS', 'ENDED'],
  COMPLETED: [],
  ENDED: [],
};

/** Whether the run is over: no join, no votes; report and post-questionnaire open (ruling 4.1). */
export function isFinished(status: RunStatus): boolean {
  return status === 'COMPLETED' || status === 'ENDED';
}

/**
 * Judges a run going from one status to another: `stays` when it has that status already.
 * Refuses `run.bad-transition` for anything that the table of ruling 4.1 does not allow.
 */
export function judgeStatusChange(from: RunStatus, to: RunStatus): 'changes' | 'stays' {
  if (from === to) return 'stays';
  if (!nextStatuses[from].includes(to)) refuse('run.bad-transition', { from, to });
  return 'changes';
}
