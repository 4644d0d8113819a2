import { type AdvanceFacts, ruleChoice } from './advance.ts';
import { type Answers, type Category, categories, questionSlots } from './questionnaires.ts';

type Choice = { decision_chosen_id: number };

/**
 * The decision that came next to the `chosen` one: of the others the one that the rules would choose (ruling 4.6), by
 * most votes, of those level by the rooms, then by time. Null where every vote was for the chosen one, or none was cast.
 */
export function runnerUp(
  votes: readonly Choice[],
  chosen: number | null,
  room_votes: AdvanceFacts['room_votes'],
): number | null {
  const others = votes.filter(({ decision_chosen_id }) => decision_chosen_id !== chosen);
  return ruleChoice({ final_votes: others, room_votes })?.decision_id ?? null;
}

/** A way out of a scenario: a decision with the scenario it leads to, null where it ends the simulation. */
export type WayOut = { id: number; link_next_scenario_id: number | null };

/** The scenarios that a group did not meet, each with the decisions that would have led there; the runner-up's first. */
export function scenariosNotMet(
  ways: readonly WayOut[],
  chosen: number | null,
  second: number | null,
): { scenario_id: number; decision_ids: number[] }[] {
  const met = ways.find(({ id }) => id === chosen)?.link_next_scenario_id ?? null;
  const notMet = new Map<number, number[]>();
  const inOrder = [...ways].sort((a, b) => Number(b.id === second) - Number(a.id === second));
  for (const { id, link_next_scenario_id: next } of inOrder)
    if (next !== null && next !== met && id !== chosen) notMet.set(next, [...(notMet.get(next) ?? []), id]);
  return [...notMet].map(([scenario_id, decision_ids]) => ({ scenario_id, decision_ids }));
}

/** In how many of the stages that a room and the group both decided they decided alike. */
export function agreement(stages: readonly { chosen: number | null; room: number | null }[]): {
  agreed: number;
  of: number;
} {
  const both = stages.filter(({ chosen, room }) => chosen !== null && room !== null);
  return { agreed: both.filter(({ chosen, room }) => chosen === room).length, of: both.length };
}

/** The middle value, of an even number the mean of the two in the middle; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The mean of the answers on the scale from 1 to 5, a category each. */
export type CategoryMeans = Record<Category, number>;

const onScale = eachCategory((category) =>
  questionSlots.flatMap((slot) => (slot.category === category && slot.type === 'scale' ? slot.key : [])),
);

/** What a person answered, by category. */
export function categoryMeans(answers: Answers): CategoryMeans {
  return eachCategory((category) => mean(onScale[category].map((key) => Number(answers[key]))));
}

/** Fewer people than this would be told by a group's figure what each of them answered. */
export const smallestGroup = 4;

/**
 * The group's means before and after, of those people only who answered both times: who answered once would shift one
 * side. `figures` is null under `smallestGroup` people.
 */
export function groupMeans(people: readonly { pre: Answers | null; post: Answers | null }[]): {
  paired: number;
  figures: { pre: CategoryMeans; post: CategoryMeans } | null;
} {
  const both = people.flatMap(({ pre, post }) =>
    pre && post ? [{ pre: categoryMeans(pre), post: categoryMeans(post) }] : [],
  );
  if (both.length < smallestGroup) return { paired: both.length, figures: null };
  const of = (side: 'pre' | 'post') =>
    eachCategory((category) => mean(both.map((person) => person[side][category])));
  return { paired: both.length, figures: { pre: of('pre'), post: of('post') } };
}

function eachCategory<T>(make: (category: Category) => T): Record<Category, T> {
  return Object.fromEntries(categories.map((category) => [category, make(category)])) as Record<Category, T>;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
