import type { Answer, Calls } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { participation } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { outcomeOf, useFailureToast } from '../../ui/useFailureToast.ts';

export type MyRun = Answer<Calls['listMyRuns']>['user_run'][number];

/** Returns the newest unfinished run; `runs` are sorted newest first. */
export function nextOf(runs: readonly MyRun[]): MyRun | undefined {
  return runs.find(({ sim_run }) => !isFinished(sim_run.status));
}

/** Reads the runs that the user joined, newest first. It polls, because a facilitator may start or end one. */
export function useMyRuns() {
  // Each page that shows the runs reads them again, unless they were read within the last second.
  const query = useRead('listMyRuns', {}, { refetchInterval: pollMs.participant, staleTime: 1_000 });
  useFailureToast(outcomeOf(query), t(participation.historyFetchFailed));
  return { ...query, runs: query.data?.user_run };
}
