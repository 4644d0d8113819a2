import type { SimulationTree } from './readiness.ts';
import { refuse } from './refusal.ts';
import { type Role, roles } from './rooms.ts';

/** A way through a simulation: the id of the decision that the group takes in each scenario, up to the end. */
export type RehearsedWay = readonly number[];

type Tree = SimulationTree;
type Scenario = Tree['stages'][number]['scenarios'][number];

/**
 * Returns a small set of ways that covers every branch. Together they take every reachable decision with a link, and end in
 * every scenario that can be an end. Returns no ways if there is no first scenario. Ways through a scenario without
 * decisions are left out.
 */
export function everyBranch(tree: Tree): RehearsedWay[] {
  const first = tree.stages[0]?.scenarios[0];
  if (first === undefined) return [];
  const byId = scenariosById(tree);
  const taken = new Set<number>();
  const ways: RehearsedWay[] = [];
  for (;;) {
    const way = newWay(first, byId, taken);
    if (way === null) return ways;
    for (const id of way) taken.add(id);
    ways.push(way);
  }
}

/** Returns the scenarios of a way, in order. Refuses `rehearsal.bad-way` if its decisions don't lead to an end. */
export function requireWay(tree: Tree, way: RehearsedWay): Scenario[] {
  const byId = scenariosById(tree);
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

/** The number of bots in each room of a rehearsal. */
const botsInRoom = 2;

/** All bots of a rehearsal, room by room. `number` counts from 1 within a room. */
export const bots: readonly { room_name: Role; number: number }[] = roles.flatMap((room_name) =>
  Array.from({ length: botsInRoom }, (_, index) => ({ room_name, number: index + 1 })),
);

/**
 * Returns the vote of the bot with this index in `bots`. Two of three bots vote for `wanted`, the decision of the way. The
 * third votes for one of the other `offered` decisions in rotation, so the votes vary but the result is certain.
 */
export function botVote(index: number, wanted: number, offered: readonly number[]): number {
  if (index % 3 < 2) return wanted;
  const others = offered.filter((id) => id !== wanted);
  return others[Math.floor(index / 3) % Math.max(1, others.length)] ?? wanted;
}

/**
 * Returns a way that takes a branch or reaches an end not in `taken`; null if none is left. Searches the deepest scenarios
 * first.
 */
function newWay(
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
    const rest = next && newWay(next, byId, taken);
    if (rest) return [decision.id, ...rest];
  }
  // Everything further on is covered, but a decision here that leads there may not be.
  for (const { decision, next } of onward) {
    const rest = next && !taken.has(decision.id) ? anyWay(next, byId) : null;
    if (rest) return [decision.id, ...rest];
  }
  const isNew = ends.length > 0 && !ends.some(({ decision }) => taken.has(decision.id));
  return isNew && ends[0] ? [ends[0].decision.id] : null;
}

/** Returns the first way from a scenario to an end; null if every way meets a scenario without decisions. */
function anyWay(here: Scenario, byId: ReadonlyMap<number, Scenario>): number[] | null {
  for (const { id, link_next_scenario_id } of here.decisions) {
    const next = byId.get(link_next_scenario_id ?? 0);
    if (next === undefined) return [id];
    const rest = anyWay(next, byId);
    if (rest) return [id, ...rest];
  }
  return null;
}

function scenariosById(tree: Tree): ReadonlyMap<number, Scenario> {
  return new Map(tree.stages.flatMap(({ scenarios }) => scenarios.map((one) => [one.id, one] as const)));
}
