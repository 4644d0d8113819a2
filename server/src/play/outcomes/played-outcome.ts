import { isFinished, type OutcomeTexts, outcomeTexts, type RunStatus } from '@vincere/domain';
import type { DecisionRow } from '../../authoring/store/decisions.ts';
import { type JudgedColumns, parseJudgedConditions, type VisitRow } from '../store/runs/visits.ts';

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

/** As `playedOutcome`, but null until participants see what came of the decision: it is shown, or the run is finished. */
export function outcomeForParticipants(
  visit: JudgedColumns & Pick<VisitRow, 'is_outcome_shown'>,
  decision: Pick<DecisionRow, 'outcome' | 'conditions'> | undefined,
  status: RunStatus,
): OutcomeTexts | null {
  return visit.is_outcome_shown === 1 || isFinished(status) ? playedOutcome(visit, decision) : null;
}
