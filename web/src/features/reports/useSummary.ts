import { pollMs } from '@vincere/contract/constants';
import { participation, reports, runs } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { useRunStream } from '../../lib/live.ts';
import { t } from '../../lib/text.ts';
import { outcomeOf, useFailureToast } from '../../ui/useFailureToast.ts';

/** The report of the run that an address names, and around it what the report does not tell: the seat, the run's name and its stages. */
export function useSummary(given: number | string | undefined) {
  const runId = typeof given === 'number' ? given : undefined;
  const report = useRead(
    'getParticipantReport',
    { params: { runId: runId ?? 0 } },
    {
      enabled: runId !== undefined,
      refetchInterval: ({ state }) => state.data?.message !== undefined && pollMs.participant,
    },
  );
  const history = useRead('listMyRuns', {});
  const seat = history.data?.user_run.find((one) => one.simulation_run_id === runId);
  const details = useRead(
    'getUserRun',
    { params: { userRunId: seat?.id ?? 0 } },
    { enabled: seat !== undefined },
  );
  useFailureToast(
    runId === undefined ? 'failed' : 'there',
    given === undefined ? t(reports.runIdRequired) : t(runs.invalidId),
  );
  useFailureToast(outcomeOf(report), t(reports.fetchFailed));
  useFailureToast(outcomeOf(details), t(participation.detailsFetchFailed));
  const goesOn = report.data?.message !== undefined;
  // A run that goes on brings its next stage here by itself.
  useRunStream(goesOn ? runId : undefined);
  return { report, history, seat, run: details.data?.sim_run, goesOn };
}
