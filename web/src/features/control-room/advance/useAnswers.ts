import type { RunFact } from '@vincere/contract';
import { useState } from 'react';
import { notOnTable } from '../../key-facts/said/not-on-table.ts';
import {
  type ConditionMarks,
  type Conditions,
  countAnswered,
  toJudgement,
} from '../../orders/ConditionAnswers.tsx';
import type { AdvanceChoice } from '../useRunActions.ts';

export type WinningDecision = {
  id: number;
  title_of_decision: string;
  index: number;
  conditions: Conditions;
};

/** What an advance says about the conditions of the decision that wins, and about key facts. */
export type AdvanceAnswers = Omit<AdvanceChoice, 'scenario_id' | 'decision_id' | 'force' | 'begin'>;

/** What the facilitator has answered so far. */
export function useAnswers({ id, conditions }: WinningDecision, facts: readonly RunFact[]) {
  const [marks, setMarks] = useState<ConditionMarks>(new Map());
  const [said, setSaid] = useState<ReadonlySet<number>>(new Set());
  return {
    marks,
    setMarks,
    said,
    setSaid,
    answeredCount: countAnswered(conditions, marks),
    /** Returns the answers for the server. `revision` is that of the order they are based on. */
    toSend: (revision: number | undefined): AdvanceAnswers => ({
      ...(conditions.length > 0 && {
        ...toJudgement(conditions, marks),
        judged_decision_id: id,
        order_revision: revision ?? null,
      }),
      facts_voiced: notOnTable(facts)
        .map((fact) => fact.id)
        .filter((factId) => said.has(factId)),
    }),
  };
}

export type Answers = ReturnType<typeof useAnswers>;
