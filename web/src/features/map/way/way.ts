import { linksPlayed } from '@vincere/domain';
import type { Simulation } from '../../authoring/useSimulation.ts';

/** The path of a group through a simulation, and its position. */
export type Way = {
  /** Visited scenarios in order, each with the decision carried out there; null while it is open. */
  visited: readonly { scenario_id: number; decision_id: number | null }[];
  /** Id of the scenario in which the group is, or ended. */
  current: number | null;
  isOver: boolean;
};

/** Returns the ids of the decisions whose links the group followed. */
export function linksOf({ visited }: Way): ReadonlySet<number> {
  return new Set(visited.flatMap(({ decision_id }) => decision_id ?? []));
}

/** Returns the simulation with the links that a group followed, even if the author has changed them since. */
export function simulationPlayed(simulation: Simulation, { visited, current }: Way): Simulation {
  const stops =
    current === null || visited.at(-1)?.scenario_id === current
      ? visited
      : [...visited, { scenario_id: current, decision_id: null }];
  const playedLinks = linksPlayed(stops);
  const scenarios = simulation.stages.flatMap((stage) => stage.scenarios);
  return {
    ...simulation,
    stages: simulation.stages.map((stage) => ({
      ...stage,
      scenarios: stage.scenarios.map((scenario) => ({
        ...scenario,
        all_decisions: scenario.all_decisions.map((decision) => {
          const next = playedLinks.get(decision.id);
          if (next === undefined) return decision;
          const name = scenarios.find(({ id }) => id === next)?.name ?? null;
          return { ...decision, link_next_scenario_id: next, next_scenario: name };
        }),
      })),
    })),
  };
}
