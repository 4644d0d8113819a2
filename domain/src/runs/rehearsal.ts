import { refuse } from '../refusal.ts';
import type { Role } from '../rooms/rooms.ts';
import type { SimulationTree } from '../simulations/readiness.ts';
import { waysFrom } from '../simulations/ways.ts';

/** A way through a simulation: the id of the decision that the group takes in each scenario, up to the end. */
export type RehearsedWay = readonly number[];

type Tree = SimulationTree;
type Scenario = Tree['stages'][number]['scenarios'][number];

/**
 * Returns one way for each sequence of scenarios that a group can meet, which is how the pre-flight counts ways. Decisions
 * that lead to the same scenario take turns. Ways that stop at a scenario without decisions can't be played and are left
 * out. Returns no ways if there is no first scenario.
 */
export function everyBranch(tree: Tree): RehearsedWay[] {
  const first = tree.stages[0]?.scenarios[0];
  return first === undefined ? [] : waysThrough(first, scenariosById(tree));
}

/** Returns the number of ways through a simulation that stop at a scenario without decisions. */
export function countUnplayableWays(tree: Tree): number {
  const first = tree.stages[0]?.scenarios[0];
  if (first === undefined) return 0;
  return (waysFrom(tree, new Map()).get(first.id)?.count ?? 0) - everyBranch(tree).length;
}

/** Returns the scenarios of a way, in order. Refuses `rehearsal.bad-way` if its decisions don't lead to an end. */
export function requireWay(tree: Tree, way: RehearsedWay): Scenario[] {
  const byId = scenariosById(tree);
  const scenarios: Scenario[] = [];
  let scenario = tree.stages[0]?.scenarios[0];
  for (const id of way) {
    const decision = scenario?.decisions.find((candidate) => candidate.id === id);
    if (scenario === undefined || decision === undefined) return refuse('rehearsal.bad-way');
    scenarios.push(scenario);
    scenario = byId.get(decision.link_next_scenario_id ?? 0);
  }
  if (scenarios.length === 0 || scenario !== undefined) refuse('rehearsal.bad-way');
  return scenarios;
}

/** The number of bots in each room of a rehearsal. */
const botsInRoom = 2;

/** Returns the bots of a rehearsal, room by room. `number` counts from 1 within a room. */
export function botsIn(inUse: readonly Role[]): { room_name: Role; number: number }[] {
  return inUse.flatMap((room_name) =>
    Array.from({ length: botsInRoom }, (_, index) => ({ room_name, number: index + 1 })),
  );
}

/**
 * Returns the vote of the bot with this index in `botsIn`. Two of three bots vote for `chosenId`, the decision of the way. The
 * third votes for one of the other decisions of `offeredIds` in rotation, so the votes vary but the result is certain.
 */
export function botVote(index: number, chosenId: number, offeredIds: readonly number[]): number {
  if (index % 3 < 2) return chosenId;
  const others = offeredIds.filter((id) => id !== chosenId);
  return others[Math.floor(index / 3) % Math.max(1, others.length)] ?? chosenId;
}

function waysThrough(scenario: Scenario, byId: ReadonlyMap<number, Scenario>): number[][] {
  const nextOf = (decision: Scenario['decisions'][number]) => byId.get(decision.link_next_scenario_id ?? 0);
  return [...new Set(scenario.decisions.map(nextOf))].flatMap((next) => {
    const decisions = scenario.decisions.filter((decision) => nextOf(decision) === next);
    const onward = next === undefined ? [[]] : waysThrough(next, byId);
    return onward.flatMap((rest, index) => {
      const decision = decisions[index % decisions.length];
      return decision === undefined ? [] : [[decision.id, ...rest]];
    });
  });
}

function scenariosById(tree: Tree): ReadonlyMap<number, Scenario> {
  return new Map(
    tree.stages.flatMap(({ scenarios }) => scenarios.map((scenario) => [scenario.id, scenario] as const)),
  );
}
