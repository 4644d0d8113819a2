import { linksPlayed } from '@vincere/domain';
import type { Simulation } from '../authoring/useSimulation.ts';

/** Which way a group went through a simulation, and where it is. */
export type Way = {
  /** The scenarios that the group has been in, in order, with the decision that led on; null while it is open. */
  visited: readonly { scenario_id: number; decision_id: number | null }[];
  /** Where the group is now, or where it ended. */
  current: number | null;
  isOver: boolean;
};

/** The decisions whose links the group went along. */
export function linksOf({ visited }: Way): ReadonlySet<number> {
  return new Set(visited.flatMap(({ decision_id }) => decision_id ?? []));
}

/** A simulation as a group went through it: its way leads where it went, whatever the author linked since. */
export function simulationPlayed(simulation: Simulation, { visited, current }: Way): Simulation {
  const stops =
    current === null || visited.at(-1)?.scenario_id === current
      ? visited
      : [...visited, { scenario_id: current, decision_id: null }];
  const played = linksPlayed(stops);
  const scenarios = simulation.stages.flatMap((stage) => stage.scenarios);
  return {
    ...simulation,
    stages: simulation.stages.map((stage) => ({
      ...stage,
      scenarios: stage.scenarios.map((scenario) => ({
        ...scenario,
        all_decisions: scenario.all_decisions.map((decision) => {
          const next = played.get(decision.id);
          if (next === undefined) return decision;
          const name = scenarios.find(({ id }) => id === next)?.name ?? null;
          return { ...decision, link_next_scenario_id: next, next_scenario: name };
        }),
      })),
    })),
  };
}
