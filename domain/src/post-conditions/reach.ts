import type { ConditionPlace, ConditionProblem, ConditionSource, EarlierDecision } from './post-condition.ts';

/**
 * Returns whether a run can reach a scenario after it took all these decisions. A run takes one decision in each stage, so of a
 * stage with a required decision only that decision leads on.
 */
export function isReached(
  scenarioId: number,
  { stages }: ConditionSource,
  requiredIds: readonly number[],
): boolean {
  const [first] = stages[0]?.scenarios ?? [];
  let reachedIds: readonly (number | null)[] = first ? [first.id] : [];
  for (const { scenarios } of stages) {
    if (scenarios.some(({ id }) => id === scenarioId)) return reachedIds.includes(scenarioId);
    const requiredHere = scenarios
      .flatMap(({ decisions }) => decisions)
      .flatMap(({ id }) => (requiredIds.includes(id) ? [id] : []));
    reachedIds = scenarios
      .filter(({ id }) => reachedIds.includes(id))
      .flatMap(({ decisions }) => decisions)
      .filter(({ id }) => requiredHere.every((requiredId) => requiredId === id))
      .map(({ link_next_scenario_id }) => link_next_scenario_id);
  }
  return false;
}

/** Returns all decisions of a simulation. */
export function decisionsOf({ stages }: ConditionSource): EarlierDecision[] {
  return stages.flatMap(({ scenarios }) => scenarios.flatMap(({ decisions }) => decisions));
}

/**
 * Returns the problems of a condition on an earlier decision. In a scenario that no way reaches, nothing is said about earlier
 * decisions: no post of it can appear.
 */
export function problemsOfEarlier(
  decision: EarlierDecision | undefined,
  { scenarioId, source }: ConditionPlace,
): ConditionProblem[] {
  if (decision === undefined) return [{ kind: 'when-gone', facts: {} }];
  if (isReached(scenarioId, source, []) && !isReached(scenarioId, source, [decision.id]))
    return [{ kind: 'when-no-way', facts: { title: decision.title_of_decision } }];
  return [];
}

/** Returns the problem of a condition that is judged when the stage clock has already run out. */
export function problemsOfMinute(
  minute: number,
  { scenarioId, source: { stages } }: ConditionPlace,
): ConditionProblem[] {
  const clock = stages.find(({ scenarios }) =>
    scenarios.some(({ id }) => id === scenarioId),
  )?.duration_seconds;
  return clock != null && minute * 60 >= clock ? [{ kind: 'when-after-clock', facts: { minute } }] : [];
}
