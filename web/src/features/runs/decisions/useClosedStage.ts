import type { Answer, Calls, Run } from '@vincere/contract';
import { useRead } from '../../../lib/api.ts';
import { votesText } from '../../../lib/words/group-decision.ts';
import type { ClosedStage } from '../../../parts/decisions/OutcomePanel.tsx';

type Order = Answer<Calls['getParticipantReport']>['report_per_stage'][number]['order'];

/** Reads what a participant's screen says about the decision of `last_outcome`, and the order; undefined while it loads. */
export function useClosedStage(run: Run): (ClosedStage & { order: Order }) | undefined {
  const scenarioId = run.last_outcome?.scenario_id;
  const isEnabled = scenarioId !== undefined;
  const report = useRead('getParticipantReport', { params: { runId: run.id } }, { enabled: isEnabled });
  const scenario = useRead(
    'getScenario',
    { params: { scenarioId: scenarioId ?? 0 } },
    { enabled: isEnabled },
  );
  const stage = report.data?.report_per_stage.find(({ scenario_id }) => scenario_id === scenarioId);
  if (stage === undefined || stage.chosen_decision === null) return undefined;
  const cast = run.all_users_decision.filter(({ scenario_id }) => scenario_id === scenarioId);
  const index = scenario.data?.all_decisions.findIndex(({ id }) => id === stage.chosen_decision_id);
  return {
    stage_number: stage.stage_number,
    order: stage.order,
    scenario: stage.title_of_scenario,
    decision: stage.chosen_decision,
    index: index === undefined || index < 0 ? undefined : index,
    votes: votesText(
      cast.filter(({ decision_chosen_id }) => decision_chosen_id === stage.chosen_decision_id).length,
      cast.length,
      stage.decided_by,
    ),
  };
}
