import type { Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { rich } from '../../lib/text.ts';
import styles from './OutcomeLine.module.css';
import { useOutcome } from './outcome.ts';

/** The decision of the group in the previous stage, which led to this scenario. */
export function OutcomeLine({ run }: { run: Run }) {
  const outcome = useOutcome(run);
  // After the end, the message about the end contains it.
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
