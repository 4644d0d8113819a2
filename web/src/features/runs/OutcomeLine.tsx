import type { Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { rich } from '../../lib/text.ts';
import styles from './OutcomeLine.module.css';
import { useOutcome } from './outcome.ts';

/** What the group chose in the stage before: that is why the run stands where it does. */
export function OutcomeLine({ run }: { run: Run }) {
  const outcome = useOutcome(run);
  // After the end it stands where the end is told.
  if (isFinished(run.status)) return null;
  return (
    outcome && (
      <p className={styles.outcome}>
        {rich('<mut>Stage {number}: The group chose:</mut> {decision}', {
          mut: (words) => <span className="muted">{words}</span>,
          number: outcome.stage,
          decision: <b className="story">{outcome.title}</b>,
        })}
        {outcome.tie && <span className="muted"> {outcome.tie}.</span>}
      </p>
    )
  );
}
