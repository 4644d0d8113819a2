import { requireConditionsOf } from '../decisions/outcomes.ts';
import { refuse } from '../refusal.ts';

/** The maximum number of stages in a simulation. */
export const stageLimit = 3;

/** The maximum number of decisions in a scenario. */
export const decisionLimit = 3;

/** The maximum number of conditions of a decision. */
export const conditionLimit = 3;

/** Returns the maximum number of scenarios in the stage with this number (from 1): 1, 3, then 9. */
export function scenarioLimit(stage_number: number): 1 | 3 | 9 {
  if (stage_number <= 1) return 1;
  return stage_number === 2 ? 3 : 9;
}

/**
 * Returns the number of a new stage: the count of `existing` stages plus 1. Refuses `stage.limit`, and `stage.bad-number`
 * if the caller asks for another `stage_number`.
 */
export function requireNextStage(existing: number, stage_number?: number): number {
  if (existing >= stageLimit) refuse('stage.limit');
  const expectedNumber = existing + 1;
  if (stage_number !== undefined && stage_number !== expectedNumber)
    refuse('stage.bad-number', { expected: expectedNumber });
  return expectedNumber;
}

/** Titles shown above the refusals `scenario.limit-first` and `scenario.limit`. */
export const scenarioLimitTitles = {
  first: 'Maximum scenarios reached for First stage',
  second: 'Maximum scenarios reached for Second stage',
  third: 'Maximum scenarios reached for Third stage',
} as const;

/**
 * Checks that a stage with `existing` scenarios can have one more. Refuses `scenario.limit-first` or `scenario.limit`;
 * both carry the `title` of the message.
 */
export function requireWithinScenarioLimit(stage_number: number, existing: number): void {
  const limit = scenarioLimit(stage_number);
  if (existing < limit) return;
  if (limit === 1) refuse('scenario.limit-first', { title: scenarioLimitTitles.first });
  refuse(
    'scenario.limit',
    limit === 3
      ? { ordinal: 'second', limit, title: scenarioLimitTitles.second }
      : { ordinal: 'third', limit, title: scenarioLimitTitles.third },
  );
}

/** Checks that a scenario with `existing` decisions can have one more. Refuses `decision.limit`. */
export function requireWithinDecisionLimit(existing: number): void {
  if (existing >= decisionLimit) refuse('decision.limit');
}

/**
 * Checks the link of a decision: a scenario id of the next stage, or null for no link. `next_scenarios` holds the scenario
 * ids of that stage. Refuses `decision.no-next-scenarios` if the stage has none, and `decision.bad-link`.
 */
export function requireLink(link: number | null, next_scenarios: readonly number[]): void {
  if (link === null) return;
  if (next_scenarios.length === 0) refuse('decision.no-next-scenarios');
  if (!next_scenarios.includes(link)) refuse('decision.bad-link');
}

/**
 * Checks that the conditions to change are `existing` conditions of the decision, each at most once. Conditions without an
 * id are new. Refuses `condition.foreign`.
 */
export function requireOwnConditions(
  conditions: readonly { id?: number | undefined }[],
  existing: readonly number[],
): void {
  requireConditionsOf(
    conditions.flatMap(({ id }) => (id === undefined ? [] : [id])),
    existing,
  );
}

/**
 * Returns the decision ids of a scenario in a new order: first the ids in `slots` (null or undefined for an empty slot),
 * then the rest in their `existing` order. Refuses `decision.not-of-scenario` for unknown and repeated ids.
 */
export function orderDecisions(
  existing: readonly number[],
  slots: readonly (number | null | undefined)[],
): number[] {
  const listedIds = slots.filter((id) => id !== null && id !== undefined);
  const hasRepeats = new Set(listedIds).size < listedIds.length;
  if (hasRepeats || !listedIds.every((id) => existing.includes(id))) refuse('decision.not-of-scenario');
  return [...listedIds, ...existing.filter((id) => !listedIds.includes(id))];
}

/**
 * Checks that the decisions of a scenario can change from the `existing` order to `order`. Voters refer to decisions by
 * letter, so letters can't change while an unfinished run has reached the scenario. `played_by` is the name of such a run,
 * or null. Refuses `decision.order-in-play`.
 */
export function requireMovableDecisions(facts: {
  existing: readonly number[];
  order: readonly number[];
  played_by: string | null;
}): void {
  const isUnchanged = facts.existing.every((id, index) => facts.order[index] === id);
  if (!isUnchanged && facts.played_by !== null) refuse('decision.order-in-play', { run: facts.played_by });
}

/**
 * Checks that a simulation can be deleted. `open_run` is the name of an unfinished run, or null. Refuses
 * `simulation.has-open-runs`, which carries that name.
 */
export function requireDeletableSimulation(facts: { open_run: string | null }): void {
  if (facts.open_run !== null) refuse('simulation.has-open-runs', { run: facts.open_run });
}

/** The name of a run that has reached a part of a simulation and so keeps it from being deleted, or null. */
export type Reached = { reached_by: string | null };

/**
 * Checks that a stage can be deleted. Refuses `stage.not-last`, `stage.only-one` (the only stage, while it has scenarios)
 * and `stage.reached`.
 */
export function requireDeletableStage(
  facts: Reached & { stage_number: number; stage_count: number; has_scenarios: boolean },
): void {
  if (facts.stage_number !== facts.stage_count) refuse('stage.not-last');
  if (facts.stage_count === 1 && facts.has_scenarios) refuse('stage.only-one');
  if (facts.reached_by !== null) refuse('stage.reached', { run: facts.reached_by });
}

/** Checks that a scenario can be deleted. Refuses `scenario.initial` (in the first stage) and `scenario.reached`. */
export function requireDeletableScenario(facts: Reached & { stage_number: number }): void {
  if (facts.stage_number === 1) refuse('scenario.initial');
  if (facts.reached_by !== null) refuse('scenario.reached', { run: facts.reached_by });
}

/** Checks that a decision can be deleted. Refuses `decision.reached`. */
export function requireDeletableDecision(facts: Reached): void {
  if (facts.reached_by !== null) refuse('decision.reached', { run: facts.reached_by });
}
