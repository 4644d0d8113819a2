import type { Answer, Calls } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { participation, shared } from '@vincere/contract/messages';
import { useEffect } from 'react';
import { useRead } from '../../lib/api.ts';
import { toastError } from '../../ui/Toaster.tsx';

export type MyRun = Answer<Calls['listMyRuns']>['user_run'][number];

/** The runs that the caller joined, newest first, read again now and then: a facilitator may start or end one. */
export function useMyRuns() {
  const query = useRead('listMyRuns', {}, { refetchInterval: pollMs.participant, refetchOnMount: 'always' });
  // What is already on the screen stays there quietly; only a list that never came is told of.
  const failedAt = query.isLoadingError ? query.errorUpdatedAt : 0;
  useEffect(() => {
    if (failedAt > 0) toastError(shared.error, participation.historyFetchFailed);
  }, [failedAt]);
  return { ...query, runs: query.data?.user_run };
}
