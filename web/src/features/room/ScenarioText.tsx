import { useState } from 'react';
import { t } from '../../lib/text.ts';
import styles from '../../parts/room-page.module.css';
import { Prose } from '../../ui/Prose.tsx';

/** What the scenario tells, to be opened where one works on it. Mount it with a `key` of the scenario: a new one is closed. */
export function ScenarioText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.scenarioText} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('Read the scenario')}</summary>
      {isOpen && <Prose text={text} />}
    </details>
  );
}
