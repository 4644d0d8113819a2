import { watchesItsReaders } from '../post-conditions/check.ts';
import { rulesOf } from '../post-conditions/kinds.ts';
import type {
  ConditionPart,
  PackagePostCondition,
  PostCondition,
} from '../post-conditions/post-condition.ts';
import { problemIn } from '../problem.ts';
import type { Room } from '../rooms/rooms.ts';
import { type PackageProblem, packageMessages } from './messages.ts';
import { type PackagePost, type PackageScenario, partsOf } from './simulation-package.ts';

/** A part of a scenario to which a condition refers. `scenario` is the key of the scenario. */
export type PartReference = { part: ConditionPart; scenario: string; key: string };

/** Returns the part to which a condition refers in a post of the scenario `ownKey`; null for none. */
export function referenceOf(condition: PackagePostCondition, ownKey: string): PartReference | null {
  const { part, keyIn } = rulesOf(condition);
  if (part === null) return null;
  return { part, scenario: 'scenario' in condition ? condition.scenario : ownKey, key: keyIn(condition) };
}

/**
 * Returns the problems of the conditions of a post: unknown keys, and what `checkPostConditions` refuses except for rooms that
 * are not in use. An author may have turned a room off later, and every simulation can be copied. The pre-flight names such
 * a post.
 */
export function packageConditionProblems(
  at: string,
  { when = [], release }: PackagePost,
  room_name: Room,
  scenario: PackageScenario,
  earlier: readonly PackageScenario[],
): PackageProblem[] {
  if (when.length > 0 && release === 'held')
    return [{ path: `${at}.when`, ...problemIn(packageMessages, 'package.held-when') }];
  return when.flatMap((condition, index) => {
    const path = `${at}.when.${index}`;
    return watchesItsReaders(condition, room_name)
      ? [{ path: `${path}.room_name`, ...problemIn(packageMessages, 'package.leans-here') }]
      : referenceProblems(path, condition, scenario, earlier);
  });
}

function referenceProblems(
  path: string,
  condition: PackagePostCondition,
  ownScenario: PackageScenario,
  earlier: readonly PackageScenario[],
): PackageProblem[] {
  const reference = referenceOf(condition, ownScenario.key);
  if (reference === null) return [];
  const { part, key } = reference;
  const scenario =
    'scenario' in condition ? earlier.find((other) => other.key === condition.scenario) : ownScenario;
  if (scenario === undefined) {
    const problem = problemIn(packageMessages, 'package.no-earlier-scenario', { key: reference.scenario });
    return [{ path: `${path}.scenario`, ...problem }];
  }
  const parts =
    condition.kind === 'unread'
      ? (scenario.rooms[condition.room_name]?.posts ?? [])
      : partsOf(scenario, part);
  if (parts.some((candidate) => candidate.key === key)) return [];
  const problem = problemIn(packageMessages, `package.no-${part}`, { key, scenario: scenario.key });
  return [{ path: `${path}.${part}`, ...problem }];
}

/** The scenario and the key of a part, by its id; undefined if there is no such part. */
export type KeysById = (part: ConditionPart, id: number) => { scenario: string; key: string } | undefined;

/** Returns a stored condition of a post as it is in a package; null if it refers to a part that no longer exists. */
export function conditionWithKeys(condition: PostCondition, keyOf: KeysById): PackagePostCondition | null {
  const { part, idIn, toPackage } = rulesOf(condition);
  if (part === null) return toPackage(condition, { scenario: '', key: '' });
  const reference = keyOf(part, idIn(condition));
  return reference === undefined ? null : toPackage(condition, reference);
}

/** The ids of a stored scenario and of those of its parts that have keys. */
export type ScenarioIds = { id: number } & Record<ConditionPart, ReadonlyMap<string, number>>;

/**
 * Returns a condition of a post of the scenario `ownKey` as it is stored. `idsOf` returns the ids of a scenario by its key. Throws
 * if something is missing: `packageConditionProblems` must have found nothing.
 */
export function conditionWithIds(
  condition: PackagePostCondition,
  ownKey: string,
  idsOf: (scenario: string) => ScenarioIds | undefined,
): PostCondition {
  const { fromPackage } = rulesOf(condition);
  const reference = referenceOf(condition, ownKey);
  if (reference === null) return fromPackage(condition, { scenario_id: 0, id: 0 });
  const { part, scenario, key } = reference;
  const ids = idsOf(scenario);
  const id = ids?.[part].get(key);
  if (ids === undefined || id === undefined) throw new Error(`There is no ${part} ${key} in ${scenario}`);
  return fromPackage(condition, { scenario_id: ids.id, id });
}
