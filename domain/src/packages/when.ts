import { problemIn } from '../problem.ts';
import type { Role, Room } from '../rooms.ts';
import { leansHere, type When } from '../when.ts';
import { type PackageProblem, packageMessages } from './messages.ts';
import { type PackagePost, type PackageScenario, partsOf } from './simulation-package.ts';

/**
 * A condition of a post in a package. It refers to other parts by their keys: `scenario` is a scenario of an earlier stage, and
 * everything without a `scenario` is in the scenario of the post.
 */
export type PackageWhen =
  | { kind: 'decided'; scenario: string; decision: string }
  | { kind: 'condition'; scenario: string; condition: string; is_met: boolean }
  | { kind: 'leans'; room_name: Role; decision: string }
  | { kind: 'on-table'; fact: string }
  | { kind: 'not-on-table'; fact: string; by_minute: number }
  | { kind: 'unread'; room_name: Role; post: string; by_minute: number }
  /** Null: everybody who is seated in one of the rooms. */
  | { kind: 'voted'; room_name: Role | null };

/** The parts of a scenario to which conditions refer. */
export type WhenPart = 'decision' | 'condition' | 'fact' | 'post';

/** A part of a scenario to which a condition refers. `scenario` is the key of the scenario. */
export type WhenReference = { part: WhenPart; scenario: string; key: string };

/** Returns the part to which a condition refers in a post of the scenario `own`; null for none. */
export function referenceOf(condition: PackageWhen, own: string): WhenReference | null {
  switch (condition.kind) {
    case 'decided':
      return { part: 'decision', scenario: condition.scenario, key: condition.decision };
    case 'condition':
      return { part: 'condition', scenario: condition.scenario, key: condition.condition };
    case 'leans':
      return { part: 'decision', scenario: own, key: condition.decision };
    case 'on-table':
    case 'not-on-table':
      return { part: 'fact', scenario: own, key: condition.fact };
    case 'unread':
      return { part: 'post', scenario: own, key: condition.post };
    case 'voted':
      return null;
  }
}

/**
 * Returns the problems of the conditions of a post: unknown keys, and what `requireWhen` refuses except for rooms that are not in
 * use. An author may have turned a room off later, and every simulation can be copied. The pre-flight names such a post.
 */
export function whenProblems(
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
    return leansHere(condition, room_name)
      ? [{ path: `${path}.room_name`, ...problemIn(packageMessages, 'package.leans-here') }]
      : referenceProblems(path, condition, scenario, earlier);
  });
}

function referenceProblems(
  path: string,
  condition: PackageWhen,
  own: PackageScenario,
  earlier: readonly PackageScenario[],
): PackageProblem[] {
  const reference = referenceOf(condition, own.key);
  if (reference === null) return [];
  const { part, key } = reference;
  const scenario = 'scenario' in condition ? earlier.find((one) => one.key === condition.scenario) : own;
  if (scenario === undefined) {
    const problem = problemIn(packageMessages, 'package.no-earlier-scenario', { key: reference.scenario });
    return [{ path: `${path}.scenario`, ...problem }];
  }
  const parts =
    condition.kind === 'unread'
      ? (scenario.rooms[condition.room_name]?.posts ?? [])
      : partsOf(scenario, part);
  if (parts.some((one) => one.key === key)) return [];
  const problem = problemIn(packageMessages, `package.no-${part}`, { key, scenario: scenario.key });
  return [{ path: `${path}.${part}`, ...problem }];
}

/** The scenario and the key of a part, by its id; undefined if there is no such part. */
export type KeysById = (part: WhenPart, id: number) => { scenario: string; key: string } | undefined;

/** Returns a stored condition of a post as it is in a package; null if it refers to a part that no longer exists. */
export function whenWithKeys(condition: When, keyOf: KeysById): PackageWhen | null {
  switch (condition.kind) {
    case 'decided': {
      const found = keyOf('decision', condition.decision_id);
      return found ? { kind: 'decided', scenario: found.scenario, decision: found.key } : null;
    }
    case 'condition': {
      const { kind, condition_id, is_met } = condition;
      const found = keyOf('condition', condition_id);
      return found ? { kind, scenario: found.scenario, condition: found.key, is_met } : null;
    }
    case 'leans': {
      const { kind, room_name, decision_id } = condition;
      const found = keyOf('decision', decision_id);
      return found ? { kind, room_name, decision: found.key } : null;
    }
    case 'on-table':
    case 'not-on-table': {
      const { fact_id, ...others } = condition;
      const found = keyOf('fact', fact_id);
      return found ? { ...others, fact: found.key } : null;
    }
    case 'unread': {
      const { kind, room_name, post_id, by_minute } = condition;
      const found = keyOf('post', post_id);
      return found ? { kind, room_name, post: found.key, by_minute } : null;
    }
    case 'voted':
      return condition;
  }
}

/** The ids of a stored scenario and of those of its parts that have keys. */
export type ScenarioIds = { id: number } & Record<WhenPart, ReadonlyMap<string, number>>;

/**
 * Returns a condition of a post of the scenario `own` as it is stored. `idsOf` returns the ids of a scenario by its key. Throws
 * if something is missing: `whenProblems` must have found nothing.
 */
export function whenWithIds(
  condition: PackageWhen,
  own: string,
  idsOf: (scenario: string) => ScenarioIds | undefined,
): When {
  const reference = referenceOf(condition, own);
  const ids = reference === null ? undefined : idsOf(reference.scenario);
  const id = reference === null ? undefined : ids?.[reference.part].get(reference.key);
  if (condition.kind === 'voted') return condition;
  if (ids === undefined || id === undefined)
    throw new Error(`There is no ${reference?.part} ${reference?.key} in ${reference?.scenario}`);
  switch (condition.kind) {
    case 'decided':
      return { kind: 'decided', scenario_id: ids.id, decision_id: id };
    case 'condition':
      return { kind: 'condition', condition_id: id, is_met: condition.is_met };
    case 'leans':
      return { kind: 'leans', room_name: condition.room_name, decision_id: id };
    case 'on-table':
      return { kind: 'on-table', fact_id: id };
    case 'not-on-table':
      return { kind: 'not-on-table', fact_id: id, by_minute: condition.by_minute };
    case 'unread':
      return { kind: 'unread', room_name: condition.room_name, post_id: id, by_minute: condition.by_minute };
  }
}
