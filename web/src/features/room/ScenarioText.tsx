import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Prose } from '../../parts/prose/Prose.tsx';
import styles from '../../parts/room-page.module.css';

/** The text of the scenario, which can be expanded. Mount it with the scenario as `key`, so that a new one starts collapsed. */
export function ScenarioText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.scenarioText} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('Read the scenario')}</summary>
      {isOpen && <Prose text={text} className={styles.unfoldedText} />}
    </details>
  );
}
