import { participation, shared } from '@vincere/contract/messages';
import { useEffect } from 'react';
import { useRead } from '../../lib/api.ts';
import { useRunStream } from '../../lib/live.ts';
import { toastError } from '../../ui/Toaster.tsx';

/** The report of a run, and around it what the report does not tell: the seat, the run's name and its stages. */
export function useSummary(runId: number | undefined) {
  const report = useRead(
    'getParticipantReport',
    { params: { runId: runId ?? 0 } },
    { enabled: runId !== undefined },
  );
  const history = useRead('listMyRuns', {});
  const seat = history.data?.user_run.find((one) => one.simulation_run_id === runId);
  const details = useRead(
    'getUserRun',
    { params: { userRunId: seat?.id ?? 0 } },
    { enabled: seat !== undefined },
  );
  useEffect(() => {
    if (details.isLoadingError) toastError(shared.error, participation.detailsFetchFailed);
  }, [details.isLoadingError]);
  const goesOn = report.data?.message !== undefined;
  // A run that goes on brings its next stage here by itself.
  useRunStream(goesOn ? runId : undefined);
  return { report, history, seat, run: details.data?.sim_run, goesOn };
}
