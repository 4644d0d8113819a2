import { referenceOf } from './post-conditions.ts';
import {
  type Keyed,
  type PackageScenario,
  partsOf,
  type SimulationPackage,
  scenariosOf,
} from './simulation-package.ts';

/** The letters of the decisions of a scenario, in their order: their keys in packages and their names in sheets. */
export const decisionLetters = ['A', 'B', 'C'] as const;

/**
 * Returns a simulation without the keys to which neither a key fact nor a condition of a post refers. Keys of parts that nothing
 * refers to would make two packages of the same simulation different.
 */
export function withoutUnusedKeys(simulation: SimulationPackage): SimulationPackage {
  const keysInUse = usedKeys(simulation);
  const dropUnusedKeys = <T extends Keyed>(
    scenario: string,
    part: string,
    parts: readonly T[],
  ): readonly T[] =>
    parts.map((item) => {
      const { key, ...rest } = item;
      return key === undefined || keysInUse.has(nameOf(scenario, part, key)) ? item : (rest as T);
    });
  const scenarioWith = (scenario: PackageScenario): PackageScenario => ({
    ...scenario,
    decisions: dropUnusedKeys(scenario.key, 'decision', scenario.decisions).map((decision) => ({
      ...decision,
      conditions: dropUnusedKeys(scenario.key, 'condition', decision.conditions),
    })),
    facts: dropUnusedKeys(scenario.key, 'fact', scenario.facts),
    rooms: Object.fromEntries(
      Object.entries(scenario.rooms).map(([room, content]) => [
        room,
        {
          ...content,
          posts: dropUnusedKeys(scenario.key, 'post', content.posts),
          files: dropUnusedKeys(scenario.key, 'post', content.files),
        },
      ]),
    ),
  });
  return {
    ...simulation,
    stages: simulation.stages.map((stage) => ({ ...stage, scenarios: stage.scenarios.map(scenarioWith) })),
  };
}

/** Returns the names of the parts to which something refers. Posts and files share their keys. */
function usedKeys(simulation: SimulationPackage): ReadonlySet<string> {
  return new Set(
    scenariosOf(simulation).flatMap(({ scenario }) => [
      ...scenario.facts.flatMap(({ carried_by, supports, opposes }) => [
        ...carried_by.map((key) => nameOf(scenario.key, 'post', key)),
        ...[...supports, ...opposes].map((key) => nameOf(scenario.key, 'decision', key)),
      ]),
      ...partsOf(scenario, 'post').flatMap(({ when = [] }) =>
        when.flatMap((condition) => {
          const reference = referenceOf(condition, scenario.key);
          return reference === null ? [] : [nameOf(reference.scenario, reference.part, reference.key)];
        }),
      ),
    ]),
  );
}

function nameOf(scenario: string, part: string, key: string): string {
  return JSON.stringify([scenario, part, key]);
}
