import { roomsInUse } from '../rooms/room-settings.ts';
import { longestReading, type Reading, readingOf } from './reading-time.ts';
import { type Way, waysFrom } from './ways.ts';
import { type WeakSpot, weakSpots } from './weak-spots.ts';
import type { WrittenSimulation } from './written-simulation.ts';

export type Preflight = {
  readings: Reading[];
  weak_spots: WeakSpot[];
  /** Null without a first scenario, like `longest`. */
  shortest: Way | null;
  longest: Way | null;
  /** The number of ways through the simulation. */
  ways: number;
};

/**
 * Analyses a simulation before anybody plays it. Returns the reading time of each room in each scenario beside the stage
 * clock, the weak spots, and the shortest and the longest way (by number of scenarios, then by reading time).
 */
export function preflight(simulation: WrittenSimulation): Preflight {
  const inUse = roomsInUse(simulation.rooms ?? null);
  const readings = simulation.stages.flatMap((stage) =>
    stage.scenarios.map((scenario) => readingOf(stage, scenario, inUse)),
  );
  const readingTimes = new Map(readings.map((reading) => [reading.scenario_id, longestReading(reading)]));
  const first = simulation.stages[0]?.scenarios[0];
  const ways = waysFrom(simulation, readingTimes);
  const fromFirst = first && ways.get(first.id);
  return {
    readings,
    weak_spots: simulation.stages.flatMap((stage) =>
      stage.scenarios.flatMap((scenario) =>
        weakSpots(stage, scenario, simulation, readingTimes.get(scenario.id) ?? 0),
      ),
    ),
    shortest: fromFirst?.shortest ?? null,
    longest: fromFirst?.longest ?? null,
    ways: fromFirst?.count ?? 0,
  };
}
