import type { Answer, Calls } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { participation } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { outcomeOf, useFailureToast } from '../../ui/toasts/useFailureToast.ts';

export type MyRun = Answer<Calls['listMyRuns']>['user_run'][number];

/** Returns the newest unfinished run; `runs` are sorted newest first. */
export function nextOf(runs: readonly MyRun[]): MyRun | undefined {
  return runs.find(({ sim_run }) => !isFinished(sim_run.status));
}

/** The interval at which a page looks for the debrief of a run of today, in ms. It follows no stream, which would count as presence. */
export const debriefPollMs = 2_500;
const dayMs = 24 * 60 * 60 * 1000;

/** Returns the interval at which a list of runs is read: shorter while a run of today may get a debrief. */
function noticePollMs(runs: readonly MyRun[] | undefined): number {
  const isFromToday = ({ created_at }: MyRun) => Date.now() - Date.parse(created_at) < dayMs;
  return runs?.some((run) => run.debrief === null && isFromToday(run)) ? debriefPollMs : pollMs.participant;
}

/** Reads the runs that the user joined, newest first. It polls, because a facilitator may start or end one, or open its debrief. */
export function useMyRuns() {
  // Each page that shows the runs reads them again, unless they were read within the last second.
  const query = useRead(
    'listMyRuns',
    {},
    { refetchInterval: ({ state }) => noticePollMs(state.data?.user_run), staleTime: 1_000 },
  );
  useFailureToast(outcomeOf(query), t(participation.historyFetchFailed));
  return { ...query, runs: query.data?.user_run };
}
