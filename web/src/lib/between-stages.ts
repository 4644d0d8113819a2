import type { Run } from '@vincere/contract';

/** Returns whether the result of a stage is revealed and the next stage has not begun. */
export function isBetweenStages({ status, stage_begun_at }: Pick<Run, 'status' | 'stage_begun_at'>): boolean {
  return stage_begun_at === null && (status === 'IN_PROGRESS' || status === 'PAUSED');
}
