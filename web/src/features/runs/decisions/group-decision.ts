import type { Answer, Calls, Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { queryClient, send, useRead } from '../../../lib/api.ts';
import type { GroupDecision } from '../../../lib/words/group-decision.ts';

type Report = Answer<Calls['getParticipantReport']>;

const inputOf = (run: Run) => ({ params: { runId: run.id } });

/** Returns the last decision: the one before the current scenario, or on it if the run was played to its end. */
export function groupDecisionIn(report: Report | undefined, run: Run): GroupDecision | undefined {
  const lastStage = report?.report_per_stage.at(-1);
  if (lastStage === undefined || lastStage.chosen_decision === null) return undefined;
  // A run that was ended early has an undecided last scenario. The decision before it was already announced.
  const isOfCurrent = lastStage.scenario_id === run.current_scenario?.id;
  return isOfCurrent === isFinished(run.status)
    ? { stage: lastStage.stage_number, title: lastStage.chosen_decision, decidedBy: lastStage.decided_by }
    : undefined;
}

/** Reads the group's last decision, once a stage has closed. */
export function useGroupDecision(run: Run): GroupDecision | undefined {
  const hasClosed = (run.current_stage?.stage_number ?? 1) > 1 || isFinished(run.status);
  return groupDecisionIn(useRead('getParticipantReport', inputOf(run), { enabled: hasClosed }).data, run);
}

/** Maximum wait in ms. Only a toast waits for the outcome, not the page. */
const maxWaitMs = 3_000;

/** Reads the group's last decision from the server; undefined if there is none or the read fails or takes too long. */
export async function readGroupDecision(run: Run): Promise<GroupDecision | undefined> {
  const input = inputOf(run);
  const reportRequest = queryClient
    .fetchQuery({
      queryKey: ['getParticipantReport', input],
      queryFn: () => send('getParticipantReport', input),
      staleTime: 0,
    })
    .catch(() => undefined);
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), maxWaitMs));
  return groupDecisionIn(await Promise.race([reportRequest, timeout]), run);
}
