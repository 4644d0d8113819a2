import type { SimulationTree } from './readiness.ts';
import { refuse } from './refusal.ts';
import { type Role, roles } from './rooms.ts';

/** A way through a simulation: the decision that the group takes in each scenario, up to the end. */
export type RehearsedWay = readonly number[];

type Tree = SimulationTree;
type Scenario = Tree['stages'][number]['scenarios'][number];

/**
 * As few ways as it takes to go down every branch (issue 6, "Rehearse"): together they take every decision that can be reached
 * and leads on, and end in every scenario that can be an end. None where there is no scenario to begin with, or one on the way
 * has no decision.
 */
export function everyBranch(tree: Tree): RehearsedWay[] {
  const first = tree.stages[0]?.scenarios[0];
  if (first === undefined) return [];
  const byId = scenariosOf(tree);
  const taken = new Set<number>();
  const ways: RehearsedWay[] = [];
  for (;;) {
    const way = freshWay(first, byId, taken);
    if (way === null) return ways;
    for (const id of way) taken.add(id);
    ways.push(way);
  }
}

/** The scenarios that a way passes, in order. Refuses `rehearsal.bad-way` where its decisions are no way to an end. */
export function requireWay(tree: Tree, way: RehearsedWay): Scenario[] {
  const byId = scenariosOf(tree);
  const passed: Scenario[] = [];
  let here = tree.stages[0]?.scenarios[0];
  for (const id of way) {
    const decision = here?.decisions.find((one) => one.id === id);
    if (here === undefined || decision === undefined) return refuse('rehearsal.bad-way');
    passed.push(here);
    here = byId.get(decision.link_next_scenario_id ?? 0);
  }
  if (passed.length === 0 || here !== undefined) refuse('rehearsal.bad-way');
  return passed;
}

/** How many bots sit in each room of a rehearsal. */
const botsInRoom = 2;

/** The bots of a rehearsal by room. */
export const bots: readonly { room_name: Role; number: number }[] = roles.flatMap((room_name) =>
  Array.from({ length: botsInRoom }, (_, index) => ({ room_name, number: index + 1 })),
);

/**
 * What a bot votes, as the bot with this place among all: two of three for the decision that the way takes, the others in turn
 * for what else there is, so that there is something to look at and never a doubt where it goes.
 */
export function botVote(place: number, wanted: number, offered: readonly number[]): number {
  if (place % 3 < 2) return wanted;
  const others = offered.filter((id) => id !== wanted);
  return others[Math.floor(place / 3) % Math.max(1, others.length)] ?? wanted;
}

/** A way that takes something not taken yet; null where nothing is left. What is furthest from the end is looked for first. */
function freshWay(
  here: Scenario,
  byId: ReadonlyMap<number, Scenario>,
  taken: ReadonlySet<number>,
): number[] | null {
  const onward = here.decisions.map((decision) => ({
    decision,
    next: byId.get(decision.link_next_scenario_id ?? 0),
  }));
  const ends = onward.filter(({ next }) => next === undefined);
  for (const { decision, next } of onward) {
    const rest = next && freshWay(next, byId, taken);
    if (rest) return [decision.id, ...rest];
  }
  // All that follows has been taken; a link not taken yet may still lead there.
  for (const { decision, next } of onward) {
    const rest = next && !taken.has(decision.id) ? anyWay(next, byId) : null;
    if (rest) return [decision.id, ...rest];
  }
  const isNew = ends.length > 0 && !ends.some(({ decision }) => taken.has(decision.id));
  return isNew && ends[0] ? [ends[0].decision.id] : null;
}

/** The first way from a scenario to an end; null where one on it has no decision. */
function anyWay(here: Scenario, byId: ReadonlyMap<number, Scenario>): number[] | null {
  for (const { id, link_next_scenario_id } of here.decisions) {
    const next = byId.get(link_next_scenario_id ?? 0);
    if (next === undefined) return [id];
    const rest = anyWay(next, byId);
    if (rest) return [id, ...rest];
  }
  return null;
}

function scenariosOf(tree: Tree): ReadonlyMap<number, Scenario> {
  return new Map(tree.stages.flatMap(({ scenarios }) => scenarios.map((one) => [one.id, one] as const)));
}
