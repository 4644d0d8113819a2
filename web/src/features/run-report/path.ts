import type { TreeStage } from '../../parts/tree.ts';
import type { Simulation, StageReport } from './types.ts';

/** The tree of a simulation, and the place in each stage where the group was. */
export function treeOf(
  simulation: Simulation,
  visited: readonly number[],
): { stages: TreeStage[]; way: number[] } {
  const stages = simulation.stages.map(({ scenarios }, index) => ({
    scenarios: scenarios.map(({ name, all_decisions }) => ({
      name,
      leads_to: all_decisions.flatMap(({ link_next_scenario_id }) => {
        const place = simulation.stages[index + 1]?.scenarios.findIndex(
          ({ id }) => id === link_next_scenario_id,
        );
        return place === undefined || place < 0 ? [] : [place];
      }),
    })),
  }));
  const way = visited.map((id, index) =>
    (simulation.stages[index]?.scenarios ?? []).findIndex((scenario) => scenario.id === id),
  );
  return { stages, way };
}

/** Builds the same from the report alone, because the simulation may have been deleted. */
export function pathOf(report: readonly StageReport[]): { stages: TreeStage[]; way: number[] } {
  return {
    stages: report.map(({ title_of_scenario }, index) => ({
      scenarios: [{ name: title_of_scenario, leads_to: index < report.length - 1 ? [0] : [] }],
    })),
    way: report.map(() => 0),
  };
}
