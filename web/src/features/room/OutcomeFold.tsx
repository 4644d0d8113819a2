import type { Run } from '@vincere/contract';
import { t } from '../../lib/text.ts';
import { OutcomeText } from '../../parts/decisions/OutcomeText.tsx';
import styles from '../../parts/room-page.module.css';

/** What came of the decision of the last stage, folded in: the room is for what comes next. */
export function OutcomeFold({ outcome }: { outcome: NonNullable<Run['last_outcome']> }) {
  return (
    <details className={styles.scenarioText}>
      <summary>{t('What came of it')}</summary>
      <OutcomeText outcome={outcome} className={styles.unfoldedText} />
    </details>
  );
}
