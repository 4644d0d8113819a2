import type { Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import type { ReactNode } from 'react';
import { rich } from '../../../lib/text.ts';
import type { GroupDecision } from '../../../lib/words/group-decision.ts';
import styles from './GroupDecisionLine.module.css';
import { useGroupDecision } from './group-decision.ts';

/** The decision of the group in the previous stage, which led to this scenario. */
export function GroupDecisionLine({ run }: { run: Run }) {
  const decision = useGroupDecision(run);
  // After the end, the message about the end contains it.
  if (decision === undefined || isFinished(run.status)) return null;
  return <p className={styles.decision}>{sentenceOf(decision)}</p>;
}

function sentenceOf({ stage, title, decidedBy }: GroupDecision) {
  const parts = {
    mut: (words: ReactNode) => <span className="muted">{words}</span>,
    number: stage,
    decision: <b className="story">{title}</b>,
  };
  switch (decidedBy) {
    case 'facilitator':
      return rich('<mut>Stage {number}: It was a tie. The facilitator chose:</mut> {decision}', parts);
    case 'rooms':
      return rich('<mut>Stage {number}: It was a tie. More rooms were for:</mut> {decision}', parts);
    case 'first':
      return rich(
        '<mut>Stage {number}: It was a tie, also between the rooms. The first to reach its votes:</mut> {decision}',
        parts,
      );
    default:
      return rich('<mut>Stage {number}: The group chose:</mut> {decision}', parts);
  }
}
