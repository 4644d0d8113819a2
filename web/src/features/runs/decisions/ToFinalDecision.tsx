import type { Run } from '@vincere/contract';
import { classOf } from '../../../ui/Button.tsx';
import { publishHeight } from '../../../ui/publish-height.ts';
import { FinalDecisionLink } from './FinalDecisionLink.tsx';
import { storedVote } from './own-vote.ts';
import styles from './ToFinalDecision.module.css';

const publishActHeight = publishHeight('--act-height');

/** A link from a room to the final decision, until the user has made it. */
export function ToFinalDecision({ run }: { run: Run }) {
  if (storedVote(run, run.current_scenario?.id) !== undefined) return null;
  return (
    <div className={styles.toFinal} ref={publishActHeight}>
      <FinalDecisionLink run={run} className={classOf('signal', 'lg')} />
    </div>
  );
}
