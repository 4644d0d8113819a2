import { isFinished, type RunStatus } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { OutcomeText } from '../../parts/decisions/OutcomeText.tsx';
import styles from './HowItEnded.module.css';
import type { Findings } from './types.ts';

/** The outcome of the last decision: the ending of the run, or the outcome so far if the run was ended early. */
export function HowItEnded({
  outcome,
  status,
}: {
  outcome: NonNullable<Findings['last_outcome']>;
  status: RunStatus;
}) {
  return (
    <section className={styles.ending} aria-labelledby="how-it-ended">
      <h2 id="how-it-ended">{outcome.is_ending ? t('How it ended') : t('What came of it')}</h2>
      <OutcomeText outcome={outcome} lede={false} />
      {!outcome.is_ending && isFinished(status) && (
        <p className={`muted ${styles.endedEarly}`}>{t('The run was ended in the stage after this.')}</p>
      )}
    </section>
  );
}
