import { useQueries } from '@tanstack/react-query';
import type { Answer, Calls, Run } from '@vincere/contract';
import { send } from '../../lib/api.ts';
import type { ReportStage } from './types.ts';

export type StageScenario = Answer<Calls['getScenario']>;

/** The scenarios of the stages told of, by stage number; a stage nobody decided in has none here. */
export function useStageScenarios(
  stages: readonly ReportStage[],
  run: Run | undefined,
): ReadonlyMap<number, StageScenario> {
  const found = stages.flatMap((stage) => {
    const ids = [stage.chosen_decision_id, stage.user_chosen_decision?.decision_chosen_id];
    const vote = run?.all_users_decision.find(
      ({ decision_chosen_id }) => decision_chosen_id !== null && ids.includes(decision_chosen_id),
    );
    return vote ? [{ stageNumber: stage.stage_number, scenarioId: vote.scenario_id }] : [];
  });
  const reads = useQueries({
    queries: found.map(({ scenarioId }) => {
      const input = { params: { scenarioId } };
      return { queryKey: ['getScenario', input], queryFn: () => send('getScenario', input) };
    }),
  });
  return new Map(
    found.flatMap(({ stageNumber }, index) => {
      const scenario = reads[index]?.data;
      return scenario ? [[stageNumber, scenario] as const] : [];
    }),
  );
}

/** The letter's place of a decision in its scenario, undefined while that is not known. */
export function placeOf(scenario: StageScenario | undefined, decisionId: number | null): number | undefined {
  const index = scenario?.all_decisions.findIndex(({ id }) => id === decisionId) ?? -1;
  return index < 0 ? undefined : index;
}
