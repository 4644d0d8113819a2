import { isConditionMet } from '@vincere/domain';
import type { DecisionRow } from '../../authoring/store/decisions.ts';
import { type JudgedColumns, parseJudgedConditions } from '../store/runs/visits.ts';
import type { OrderRow } from '../store/votes/orders.ts';

/** An order with the conditions of the decision that was taken. `is_met` is null for a condition that nobody judged. */
export type PlayedOrder = { text: string; conditions: { text: string; is_met: boolean | null }[] };

/** Returns the conditions of the decision of a visit, with whether they were met; null where nobody judged them. */
export function judgedConditions(
  visit: JudgedColumns,
  decision: Pick<DecisionRow, 'conditions'> | undefined,
): { id: number; text: string; is_met: boolean | null }[] {
  const judgement = parseJudgedConditions(visit);
  return (decision?.conditions ?? []).map(({ id, text }) => ({
    id,
    text,
    is_met: isConditionMet(judgement, id),
  }));
}

/** Returns the order of a closed scenario; null if it asked for none and its decision has no conditions. */
export function playedOrder(
  visit: { scenario_id: number } & JudgedColumns,
  scenario: { asks_order: number } | undefined,
  decision: Pick<DecisionRow, 'conditions'> | undefined,
  orders: readonly Pick<OrderRow, 'scenario_id' | 'text'>[],
): PlayedOrder | null {
  const conditions = judgedConditions(visit, decision);
  if (scenario?.asks_order !== 1 && conditions.length === 0) return null;
  return {
    text: orders.find(({ scenario_id }) => scenario_id === visit.scenario_id)?.text ?? '',
    conditions: conditions.map(({ text, is_met }) => ({ text, is_met })),
  };
}

/** Returns an order as participants may read it. Once the run is over, it has the judged conditions, and before that none. */
export function orderForParticipants(order: PlayedOrder | null, isOver: boolean): PlayedOrder | null {
  if (order === null) return null;
  const conditions = isOver ? order.conditions.filter(({ is_met }) => is_met !== null) : [];
  return order.text.trim() === '' && conditions.length === 0 ? null : { ...order, conditions };
}
