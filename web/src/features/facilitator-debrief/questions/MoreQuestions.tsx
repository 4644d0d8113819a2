import { type ReactNode, useId, useState } from 'react';
import { plural, rich, t } from '../../../lib/text.ts';
import { phaseNames } from '../../../parts/guided-debrief/phase-names.ts';
import type { WritingPhase } from '../../../parts/guided-debrief/types.ts';
import { Button } from '../../../ui/Button.tsx';
import { sr } from '../../../ui/sr.tsx';
import styles from './MoreQuestions.module.css';

/** Further questions of a phase, behind a button. Renders nothing without any. */
export function MoreQuestions({
  phase,
  count,
  children,
}: {
  phase: WritingPhase;
  count: number;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (count === 0) return null;
  return (
    <>
      <div className={styles.more}>
        <Button
          kind="line"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('Fewer') : rich('More<sr> questions: {phase}</sr>', { phase: phaseNames[phase], sr })}
        </Button>
        <span className="meta-text">
          {plural(count, 'One further question for this phase', '{count} further questions for this phase')}
        </span>
      </div>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
