import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** The three columns of a debrief: the phase and its script, the questions, and what people wrote. */
export function Columns({
  label,
  phase,
  questions,
  entries,
}: {
  /** The name of the region, for screen readers. */
  label: string;
  phase: ReactNode;
  questions: ReactNode;
  entries: ReactNode;
}) {
  return (
    <main id="main" className={styles.frame} aria-label={label}>
      <div className={styles.columns}>
        <div>{phase}</div>
        <div>{questions}</div>
        <div>{entries}</div>
      </div>
    </main>
  );
}
