import { refuse } from '../refusal.ts';
import { isFinished, type RunStatus } from '../runs/run-status.ts';

/** The texts of an author about what comes of a decision. */
export type WrittenOutcome = {
  outcome: string;
  conditions: readonly { id: number; met: string; unmet: string }[];
};

/** What people read once a decision was taken: the outcome, and the sentences of its judged conditions. */
export type OutcomeTexts = { text: string; sentences: string[] };

/** The ids of the conditions that were met and that were not. Other conditions are not judged. */
export type JudgedConditions = {
  met: readonly number[];
  /** Null: every condition that was not met. */
  unmet: readonly number[] | null;
};

/** Returns whether a condition was met; null if nobody judged it. `judgement` is null if nobody judged any condition. */
export function isConditionMet(judgement: JudgedConditions | null, id: number): boolean | null {
  if (judgement === null) return null;
  if (judgement.met.includes(id)) return true;
  return judgement.unmet === null || judgement.unmet.includes(id) ? false : null;
}

/**
 * Returns what people read about a decision that was taken: its outcome, and a sentence for each judged condition. Returns
 * null if the decision and its conditions say nothing.
 */
export function outcomeTexts(
  { outcome, conditions }: WrittenOutcome,
  judgement: JudgedConditions | null,
): OutcomeTexts | null {
  const sentences = conditions
    .map(({ id, met, unmet }) => {
      const isMet = isConditionMet(judgement, id);
      return isMet === null ? '' : isMet ? met : unmet;
    })
    .filter((sentence) => sentence.trim() !== '');
  return outcome.trim() === '' && sentences.length === 0 ? null : { text: outcome, sentences };
}

/**
 * Returns whether a run has an ending: it is over, and the decision that ended it says what came of it. A run that was
 * stopped in an open scenario, or in one without decisions, has none.
 */
export function hasEnding(run: {
  status: RunStatus;
  current_scenario: { id: number } | null;
  last_outcome: { scenario_id: number } | null;
}): boolean {
  return (
    isFinished(run.status) &&
    run.last_outcome !== null &&
    run.last_outcome.scenario_id === run.current_scenario?.id
  );
}

/** A facilitator's judgement of the conditions of a decision, with what they saw when they judged. */
export type Judgement = {
  judged: JudgedConditions;
  judged_decision_id: number;
  /** The revision of the order; null if the scenario asks for none. */
  order_revision: number | null;
};

/**
 * Returns the judgement in a request to advance; null if it has none. Without `conditions_unmet`, every condition that was
 * not met is unmet. Refuses `advance.judgement-incomplete` if the request doesn't say what was judged.
 */
export function readJudgement(request: {
  conditions_met?: readonly number[] | undefined;
  conditions_unmet?: readonly number[] | undefined;
  judged_decision_id?: number | undefined;
  order_revision?: number | null | undefined;
}): Judgement | null {
  const { conditions_met: met, conditions_unmet: unmet = null, judged_decision_id, order_revision } = request;
  if (met === undefined && unmet === null) return null;
  if (met === undefined || judged_decision_id === undefined || order_revision === undefined)
    refuse('advance.judgement-incomplete');
  return { judged: { met, unmet }, judged_decision_id, order_revision };
}

/**
 * Checks a judgement against the decision that wins now and the order as it is now. Refuses `advance.judged-another` if
 * either has changed since, with both, and `condition.foreign` for a condition of another decision or a repeated one.
 */
export function requireJudgement(
  judgement: Judgement,
  now: {
    decision: { id: number; title: string } | null;
    conditions: readonly number[];
    order: { text: string; revision: number } | null;
  },
): void {
  const isSameDecision = judgement.judged_decision_id === now.decision?.id;
  if (!isSameDecision || judgement.order_revision !== (now.order?.revision ?? null))
    refuse('advance.judged-another', {
      decision_id: now.decision?.id ?? null,
      title_of_decision: now.decision?.title ?? null,
      order: now.order,
    });
  requireJudged(judgement.judged, now.conditions);
}

/** Checks a judgement like `requireConditionsOf`. */
export function requireJudged({ met, unmet }: JudgedConditions, conditions: readonly number[]): void {
  requireConditionsOf([...met, ...(unmet ?? [])], conditions);
}

/** Checks that each id is one of the `conditions` of a decision, at most once. Refuses `condition.foreign`. */
export function requireConditionsOf(ids: readonly number[], conditions: readonly number[]): void {
  if (new Set(ids).size < ids.length || !ids.every((id) => conditions.includes(id)))
    refuse('condition.foreign');
}
