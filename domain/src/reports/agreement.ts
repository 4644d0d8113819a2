import { type AdvanceFacts, ruleChoice } from '../runs/advance.ts';

type Choice = { decision_chosen_id: number };

/**
 * Returns the decision that would have won if nobody had voted for `chosenId`: the most votes, then the most rooms,
 * then the first to reach its count. Null if every vote was for the chosen decision, or none was cast. Votes must be in the
 * order of casting.
 */
export function runnerUp(
  votes: readonly Choice[],
  chosenId: number | null,
  room_votes: AdvanceFacts['room_votes'],
): number | null {
  const others = votes.filter(({ decision_chosen_id }) => decision_chosen_id !== chosenId);
  return ruleChoice({ final_votes: others, room_votes })?.decision_id ?? null;
}

/** A decision of a scenario with the scenario that it leads to; null if it ends the simulation. */
export type WayOut = { id: number; link_next_scenario_id: number | null };

/**
 * Returns the scenarios that the other decisions would have led to, each with the ids of those decisions. `chosenId` is the
 * decision of the group. The target of the runner-up comes first.
 */
export function scenariosNotMet(
  ways: readonly WayOut[],
  chosenId: number | null,
  runnerUpId: number | null,
): { scenario_id: number; decision_ids: number[] }[] {
  const metScenarioId = ways.find(({ id }) => id === chosenId)?.link_next_scenario_id ?? null;
  const notMet = new Map<number, number[]>();
  const inOrder = [...ways].sort((a, b) => Number(b.id === runnerUpId) - Number(a.id === runnerUpId));
  for (const { id, link_next_scenario_id: next } of inOrder)
    if (next !== null && next !== metScenarioId && id !== chosenId)
      notMet.set(next, [...(notMet.get(next) ?? []), id]);
  return [...notMet].map(([scenario_id, decision_ids]) => ({ scenario_id, decision_ids }));
}

/**
 * Counts the stages in which a room had an opinion and the group decided (`of`), and those in which they decided alike (`agreed`).
 */
export function agreement(stages: readonly { chosen: number | null; room: number | null }[]): {
  agreed: number;
  of: number;
} {
  const comparable = stages.filter(({ chosen, room }) => chosen !== null && room !== null);
  return { agreed: comparable.filter(({ chosen, room }) => chosen === room).length, of: comparable.length };
}

/** Returns the median: the middle value, or the mean of the two middle values; null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sortedValues = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sortedValues.length / 2);
  const [low, high] = [
    sortedValues[sortedValues.length % 2 === 0 ? middle - 1 : middle],
    sortedValues[middle],
  ];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The smallest number of people for which a mean is shown. A smaller group could work out each other's answers. */
export const smallestGroup = 4;
