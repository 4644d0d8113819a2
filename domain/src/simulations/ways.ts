type Scenario = {
  id: number;
  name: string;
  decisions: readonly { link_next_scenario_id: number | null }[];
};
/** A stage without `duration_seconds` counts as one without a time limit. */
type Stage = { duration_seconds?: number | null; scenarios: readonly Scenario[] };

/** The parts of a simulation that ways depend on. Stages are in the order of their numbers. */
type WaySource = { stages: readonly Stage[] };

/** A way through a simulation with its stage clocks and its reading time, in the room with the most to read. */
export type Way = {
  scenarios: { id: number; name: string }[];
  reading_seconds: number;
  /** The sum of the stage clocks; null if a stage on the way has no time limit. */
  clock_seconds: number | null;
};

type Onward = { shortest: Way; longest: Way; count: number };

/**
 * Returns the shortest and the longest way from each scenario to an end and the number of ways, by scenario id.
 * `readingTimes` holds the reading time in seconds by scenario id. Works backwards from the last stage, because links lead only to
 * the next one.
 */
export function waysFrom(
  simulation: WaySource,
  readingTimes: ReadonlyMap<number, number>,
): Map<number, Onward> {
  const results = new Map<number, Onward>();
  for (const stage of simulation.stages.toReversed())
    for (const scenario of stage.scenarios) {
      const links = new Set(scenario.decisions.map((decision) => decision.link_next_scenario_id));
      const onward = [...links].flatMap((link) => (link === null ? [] : (results.get(link) ?? [])));
      const ends = onward.length < links.size || links.size === 0;
      const ownWay = wayOf(stage, scenario, readingTimes.get(scenario.id) ?? 0);
      const candidates = [
        ...(ends ? [{ shortest: ownWay, longest: ownWay, count: 1 }] : []),
        ...onward.map(({ shortest, longest, count }) => ({
          shortest: joinWays(ownWay, shortest),
          longest: joinWays(ownWay, longest),
          count,
        })),
      ];
      const [one, ...others] = candidates;
      if (one === undefined) continue;
      results.set(
        scenario.id,
        others.reduce(
          (total, other) => ({
            shortest: isLonger(total.shortest, other.shortest) ? other.shortest : total.shortest,
            longest: isLonger(other.longest, total.longest) ? other.longest : total.longest,
            count: total.count + other.count,
          }),
          one,
        ),
      );
    }
  return results;
}

function wayOf(stage: Stage, { id, name }: Scenario, reading_seconds: number): Way {
  return { scenarios: [{ id, name }], reading_seconds, clock_seconds: stage.duration_seconds ?? null };
}

function joinWays(way: Way, rest: Way): Way {
  return {
    scenarios: [...way.scenarios, ...rest.scenarios],
    reading_seconds: way.reading_seconds + rest.reading_seconds,
    clock_seconds:
      way.clock_seconds === null || rest.clock_seconds === null
        ? null
        : way.clock_seconds + rest.clock_seconds,
  };
}

function isLonger(way: Way, other: Way): boolean {
  if (way.scenarios.length !== other.scenarios.length) return way.scenarios.length > other.scenarios.length;
  return way.reading_seconds > other.reading_seconds;
}
