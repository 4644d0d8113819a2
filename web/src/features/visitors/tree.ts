import type { Answer, Calls } from '@vincere/contract';

export type Sample = Answer<Calls['getSample']>;
type Stages = Sample['stages'];

/** The index of the decision that the bold way takes in each stage: the last one, then the middle one. */
const forks = [2, 1];

/** Returns one way through the tree as the index of its scenario in each stage. */
export function wayThrough(stages: Stages): number[] {
  const way = [0];
  for (const [index, { scenarios }] of stages.entries()) {
    const onward = scenarios[way.at(-1) ?? 0]?.leads_to ?? [];
    const next = onward[forks[index] ?? 0] ?? onward[0];
    if (next === undefined) break;
    way.push(next);
  }
  return way;
}

/** Returns the number of ways from the first scenario to an end. */
export function countWays(stages: Stages, stage = 0, index = 0): number {
  const onward = stages[stage]?.scenarios[index]?.leads_to ?? [];
  if (onward.length === 0) return 1;
  return onward.map((next) => countWays(stages, stage + 1, next)).reduce((sum, count) => sum + count, 0);
}
