import type { TreeStage } from '../../parts/tree/tree.ts';
import type { Decision, Scenario } from '../authoring/useSimulation.ts';
import type { StageReport } from './types.ts';

/** What the tree of a simulation is drawn from. */
type TreeSource = {
  stages: readonly {
    scenarios: readonly (Pick<Scenario, 'id' | 'name'> & {
      all_decisions: readonly Pick<Decision, 'link_next_scenario_id'>[];
    })[];
  }[];
};

/** Returns the tree of a simulation. `way` contains for each stage the index of the scenario that the group visited. */
export function treeOf(
  simulation: TreeSource,
  visitedScenarioIds: readonly number[],
): { stages: TreeStage[]; way: number[] } {
  const stages = simulation.stages.map(({ scenarios }, index) => ({
    scenarios: scenarios.map(({ name, all_decisions }) => ({
      name,
      leads_to: all_decisions.flatMap(({ link_next_scenario_id }) => {
        const nextIndex = simulation.stages[index + 1]?.scenarios.findIndex(
          ({ id }) => id === link_next_scenario_id,
        );
        return nextIndex === undefined || nextIndex < 0 ? [] : [nextIndex];
      }),
    })),
  }));
  const way = visitedScenarioIds.map((id, index) =>
    (simulation.stages[index]?.scenarios ?? []).findIndex((scenario) => scenario.id === id),
  );
  return { stages, way };
}

/** Returns the same from the report alone, with only the visited scenarios, because the simulation may have been deleted. */
export function pathOf(report: readonly Pick<StageReport, 'title_of_scenario'>[]): {
  stages: TreeStage[];
  way: number[];
} {
  return {
    stages: report.map(({ title_of_scenario }, index) => ({
      scenarios: [{ name: title_of_scenario, leads_to: index < report.length - 1 ? [0] : [] }],
    })),
    way: report.map(() => 0),
  };
}
