import { type OutcomeTexts, outcomeTexts } from '@vincere/domain';
import type { DecisionRow } from '../../authoring/store/decisions.ts';
import { type JudgedColumns, parseJudgedConditions } from '../store/visits.ts';

/**
 * Returns what came of the decision with which a visit was closed. Returns null without a decision, and if it and its
 * conditions say nothing.
 */
export function playedOutcome(
  visit: JudgedColumns,
  decision: Pick<DecisionRow, 'outcome' | 'conditions'> | undefined,
): OutcomeTexts | null {
  return decision === undefined ? null : outcomeTexts(decision, parseJudgedConditions(visit));
}
