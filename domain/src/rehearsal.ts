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
  const covered = new Set<number>();
  const ways: RehearsedWay[] = [];
  for (;;) {
    const way = newWay(first, byId, covered);
    if (way === null) return ways;
    for (const id of way) covered.add(id);
    ways.push(way);
  }
}

/** Returns the scenarios of a way, in order. Refuses `rehearsal.bad-way` if its decisions don't lead to an end. */
export function requireWay(tree: Tree, way: RehearsedWay): Scenario[] {
  const byId = scenariosById(tree);
  const scenarios: Scenario[] = [];
  let scenario = tree.stages[0]?.scenarios[0];
  for (const id of way) {
    const decision = scenario?.decisions.find((one) => one.id === id);
    if (scenario === undefined || decision === undefined) return refuse('rehearsal.bad-way');
    scenarios.push(scenario);
    scenario = byId.get(decision.link_next_scenario_id ?? 0);
  }
  if (scenarios.length === 0 || scenario !== undefined) refuse('rehearsal.bad-way');
  return scenarios;
}

/** The number of bots in each room of a rehearsal. */
const botsInRoom = 2;

/** All bots of a rehearsal, room by room. `number` counts from 1 within a room. */
export const bots: readonly { room_name: Role; number: number }[] = roles.flatMap((room_name) =>
  Array.from({ length: botsInRoom }, (_, index) => ({ room_name, number: index + 1 })),
);

/**
 * Returns the vote of the bot with this index in `bots`. Two of three bots vote for `chosen`, the decision of the way. The
 * third votes for one of the other `offered` decisions in rotation, so the votes vary but the result is certain.
 */
export function botVote(index: number, chosen: number, offered: readonly number[]): number {
  if (index % 3 < 2) return chosen;
  const others = offered.filter((id) => id !== chosen);
  return others[Math.floor(index / 3) % Math.max(1, others.length)] ?? chosen;
}

/**
 * Returns a way that takes a branch or reaches an end not in `covered`; null if none is left. Searches the deepest scenarios
 * first.
 */
function newWay(
  scenario: Scenario,
  byId: ReadonlyMap<number, Scenario>,
  covered: ReadonlySet<number>,
): number[] | null {
  const options = scenario.decisions.map((decision) => ({
    decision,
    next: byId.get(decision.link_next_scenario_id ?? 0),
  }));
  const ends = options.filter(({ next }) => next === undefined);
  for (const { decision, next } of options) {
    const continuation = next && newWay(next, byId, covered);
    if (continuation) return [decision.id, ...continuation];
  }
  // All later scenarios are covered, but a decision that leads to them may not be.
  for (const { decision, next } of options) {
    const continuation = next && !covered.has(decision.id) ? anyWay(next, byId) : null;
    if (continuation) return [decision.id, ...continuation];
  }
  const isNew = ends.length > 0 && !ends.some(({ decision }) => covered.has(decision.id));
  return isNew && ends[0] ? [ends[0].decision.id] : null;
}

/** Returns the first way from a scenario to an end; null if every way meets a scenario without decisions. */
function anyWay(scenario: Scenario, byId: ReadonlyMap<number, Scenario>): number[] | null {
  for (const { id, link_next_scenario_id } of scenario.decisions) {
    const next = byId.get(link_next_scenario_id ?? 0);
    if (next === undefined) return [id];
    const continuation = anyWay(next, byId);
    if (continuation) return [id, ...continuation];
  }
  return null;
}

function scenariosById(tree: Tree): ReadonlyMap<number, Scenario> {
  return new Map(tree.stages.flatMap(({ scenarios }) => scenarios.map((one) => [one.id, one] as const)));
}
