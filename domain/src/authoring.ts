import { refuse } from './refusal.ts';

/** The most stages a simulation can have (administrator specification, section 9). */
export const stageLimit = 3;

/** The most decisions a scenario can have (administrator specification, section 9). */
export const decisionLimit = 3;

/** The most scenarios that the stage with this number can have: 1, 3, then 9. */
export function scenarioLimit(stage_number: number): 1 | 3 | 9 {
  if (stage_number <= 1) return 1;
  return stage_number === 2 ? 3 : 9;
}

/**
 * The number of a new stage after `existing` ones: the count plus 1. Refuses `stage.limit`, and `stage.bad-number`
 * where the caller names another `stage_number` (administrator specification, sections 4 and 5).
 */
export function requireNextStage(existing: number, stage_number?: number): number {
  if (existing >= stageLimit) refuse('stage.limit');
  const expected = existing + 1;
  if (stage_number !== undefined && stage_number !== expected) refuse('stage.bad-number', { expected });
  return expected;
}

/** What stands above the refusals `scenario.limit-first` and `scenario.limit` (administrator specification, section 5). */
export const scenarioLimitTitles = {
  first: 'Maximum scenarios reached for First stage',
  second: 'Maximum scenarios reached for Second stage',
  third: 'Maximum scenarios reached for Third stage',
} as const;

/**
 * Lets a stage with `existing` scenarios have one more. Refuses `scenario.limit-first` or `scenario.limit`; both
 * carry the `title` of the message (administrator specification, section 5).
 */
export function requireRoomForScenario(stage_number: number, existing: number): void {
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

/** Lets a scenario with `existing` decisions have one more. Refuses `decision.limit`. */
export function requireRoomForDecision(existing: number): void {
  if (existing >= decisionLimit) refuse('decision.limit');
}

/**
 * Lets a decision link to a scenario of the next stage, or (null) nowhere. `next_scenarios` are that stage's
 * scenario ids. Refuses `decision.no-next-scenarios` where there are none, and `decision.bad-link`.
 */
export function requireLink(link: number | null, next_scenarios: readonly number[]): void {
  if (link === null) return;
  if (next_scenarios.length === 0) refuse('decision.no-next-scenarios');
  if (!next_scenarios.includes(link)) refuse('decision.bad-link');
}

/**
 * The order of a scenario's decisions once those in the slots (null for an empty one) come first; the rest follow as
 * they were. Without any it is the `existing` one. Refuses `decision.not-of-scenario` for others and for repeats.
 */
export function orderDecisions(
  existing: readonly number[],
  slots: readonly (number | null | undefined)[],
): number[] {
  const given = slots.filter((id) => id !== null && id !== undefined);
  const repeats = new Set(given).size < given.length;
  if (repeats || !given.every((id) => existing.includes(id))) refuse('decision.not-of-scenario');
  return [...given, ...existing.filter((id) => !given.includes(id))];
}

/**
 * Lets the decisions of a scenario change from the `existing` order to another: who votes calls them by their letters, so
 * they keep them while a run that has reached the scenario goes on. `played_by` is the name of such a run. Refuses
 * `decision.order-in-play`.
 */
export function requireMovableDecisions(facts: {
  existing: readonly number[];
  order: readonly number[];
  played_by: string | null;
}): void {
  const stays = facts.existing.every((id, index) => facts.order[index] === id);
  if (!stays && facts.played_by !== null) refuse('decision.order-in-play', { run: facts.played_by });
}

/** Lets a simulation be deleted. Refuses `simulation.has-open-runs`, naming a run that is not finished (ruling 4.13). */
export function requireDeletableSimulation(facts: { open_run: string | null }): void {
  if (facts.open_run !== null) refuse('simulation.has-open-runs', { run: facts.open_run });
}

/** What may keep a part of a simulation from being deleted: the name of a run that has reached it. */
export type Reached = { reached_by: string | null };

/**
 * Lets a stage be deleted (administrator specification, section 5; ruling 4.13). Refuses `stage.not-last`,
 * `stage.only-one` and `stage.reached`.
 */
export function requireDeletableStage(
  facts: Reached & { stage_number: number; stage_count: number; has_scenarios: boolean },
): void {
  if (facts.stage_number !== facts.stage_count) refuse('stage.not-last');
  if (facts.stage_count === 1 && facts.has_scenarios) refuse('stage.only-one');
  if (facts.reached_by !== null) refuse('stage.reached', { run: facts.reached_by });
}

/** Lets a scenario be deleted. Refuses `scenario.initial` and `scenario.reached` (ruling 4.13). */
export function requireDeletableScenario(facts: Reached & { stage_number: number }): void {
  if (facts.stage_number === 1) refuse('scenario.initial');
  if (facts.reached_by !== null) refuse('scenario.reached', { run: facts.reached_by });
}

/** Lets a decision be deleted. Refuses `decision.reached` (ruling 4.13). */
export function requireDeletableDecision(facts: Reached): void {
  if (facts.reached_by !== null) refuse('decision.reached', { run: facts.reached_by });
}
