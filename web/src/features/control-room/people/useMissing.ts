import type { Run } from '@vincere/contract';
import { useMemo } from 'react';
import type { RunBoard } from '../types.ts';

/** Returns the ids (user_run_id) of the people whose final decision is missing; null until the stage begins. */
export function useMissing(
  { stage_begun_at }: Pick<Run, 'stage_begun_at'>,
  { missing_user_run_ids }: RunBoard,
): ReadonlySet<number> | null {
  return useMemo(
    () => (stage_begun_at === null ? null : new Set(missing_user_run_ids)),
    [missing_user_run_ids, stage_begun_at],
  );
}
