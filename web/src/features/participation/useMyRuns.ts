import type { Answer, Calls } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { participation } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { outcomeOf, useFailureTold } from '../../lib/useFailureTold.ts';

export type MyRun = Answer<Calls['listMyRuns']>['user_run'][number];

/** Of these runs, newest first, the one to go on with: the last that is not over. */
export function nextOf(runs: readonly MyRun[]): MyRun | undefined {
  return runs.find(({ sim_run }) => !isFinished(sim_run.status));
}

/** The runs that the caller joined, newest first, read again now and then: a facilitator may start or end one. */
export function useMyRuns() {
  // Read anew by each page that shows them, but for what was read just before it.
  const query = useRead('listMyRuns', {}, { refetchInterval: pollMs.participant, staleTime: 1_000 });
  useFailureTold(outcomeOf(query), t(participation.historyFetchFailed));
  return { ...query, runs: query.data?.user_run };
}
