import type { Run } from '@vincere/contract';
import { useMemo } from 'react';
import type { RunBoard } from '../types.ts';

/** Returns the ids (user_run_id) of the people whose final decision is missing; null before the start of the run. */
export function useMissing(
  { status }: Pick<Run, 'status'>,
  { missing_user_run_ids }: RunBoard,
): ReadonlySet<number> | null {
  return useMemo(
    () => (status === 'DRAFT' ? null : new Set(missing_user_run_ids)),
    [missing_user_run_ids, status],
  );
}
