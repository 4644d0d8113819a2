import { useQueries } from '@tanstack/react-query';
import type { Answer, Calls } from '@vincere/contract';
import { send } from '../../../lib/api.ts';
import type { ReportStage } from '../types.ts';

export type StageScenario = Answer<Calls['getScenario']>;

/** Returns the scenarios of the reported stages, by stage number. */
export function useStageScenarios(stages: readonly ReportStage[]): ReadonlyMap<number, StageScenario> {
  const reads = useQueries({
    queries: stages.map(({ scenario_id }) => {
      const input = { params: { scenarioId: scenario_id } };
      return { queryKey: ['getScenario', input], queryFn: () => send('getScenario', input) };
    }),
  });
  return new Map(
    stages.flatMap(({ stage_number }, index) => {
      const scenario = reads[index]?.data;
      return scenario ? [[stage_number, scenario] as const] : [];
    }),
  );
}

/** Returns the index of a decision in its scenario, from which its letter follows; undefined if it is unknown. */
export function decisionIndexOf(
  scenario: StageScenario | undefined,
  decisionId: number | null,
): number | undefined {
  const index = scenario?.all_decisions.findIndex(({ id }) => id === decisionId) ?? -1;
  return index < 0 ? undefined : index;
}
