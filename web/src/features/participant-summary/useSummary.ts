import { pollMs } from '@vincere/contract/constants';
import { participation, reports, runs } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { useRunStream } from '../../lib/live/live.ts';
import { t } from '../../lib/text.ts';
import { outcomeOf, useFailureToast } from '../../ui/toasts/useFailureToast.ts';

/**
 * Reads the report of a run, and the user's seat and the run itself for what the report lacks. `requestedId` is the run id
 * in the page's address; shows a toast if it is missing or not a number.
 */
export function useSummary(requestedId: number | string | undefined) {
  const runId = typeof requestedId === 'number' ? requestedId : undefined;
  const report = useRead(
    'getParticipantReport',
    { params: { runId: runId ?? 0 } },
    {
      enabled: runId !== undefined,
      refetchInterval: ({ state }) => state.data?.message !== undefined && pollMs.participant,
    },
  );
  const record = useRead('getOwnRecord', { params: { runId: runId ?? 0 } }, { enabled: runId !== undefined });
  const history = useRead('listMyRuns', {});
  const seat = history.data?.user_run.find((userRun) => userRun.simulation_run_id === runId);
  const details = useRead(
    'getUserRun',
    { params: { userRunId: seat?.id ?? 0 } },
    { enabled: seat !== undefined },
  );
  useFailureToast(
    runId === undefined ? 'failed' : 'there',
    requestedId === undefined ? t(reports.runIdRequired) : t(runs.invalidId),
  );
  useFailureToast(outcomeOf(report), t(reports.fetchFailed));
  useFailureToast(outcomeOf(details), t(participation.detailsFetchFailed));
  const isUnfinished = report.data?.message !== undefined;
  // The next stage appears while the run is being played, and the report of the group once a facilitator shares it.
  const live = useRunStream(report.data === undefined ? undefined : runId);
  // The record makes the headline and the run adds the ending, so the page waits for their first reads, even if they fail.
  const isLoading =
    runId !== undefined && (report.isPending || history.isLoading || record.isLoading || details.isLoading);
  return { report, record, history, seat, run: details.data?.sim_run, isUnfinished, isLoading, live };
}
