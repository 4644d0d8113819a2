import { type OutcomeTexts, outcomeTexts } from '@vincere/domain';
import type { DecisionRow } from '../../authoring/store/decisions.ts';
import { readConditionsMet } from '../store/visits.ts';

/**
 * Returns what came of the decision with which a visit was closed. Returns null without a decision, and if it and its
 * conditions say nothing.
 */
export function playedOutcome(
  { conditions_met }: { conditions_met: string | null },
  decision: Pick<DecisionRow, 'outcome' | 'conditions'> | undefined,
): OutcomeTexts | null {
  return decision === undefined ? null : outcomeTexts(decision, readConditionsMet(conditions_met));
}
