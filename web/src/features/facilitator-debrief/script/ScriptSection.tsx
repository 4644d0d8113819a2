import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import type { WritingPhase } from '../../../parts/guided-debrief/types.ts';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { Control } from '../types.ts';
import { ScriptDialog } from './ScriptDialog.tsx';
import styles from './ScriptSection.module.css';
import { scriptOf } from './scripts.ts';

/** The script of a phase: what to say, what to ask, what to watch for. */
export function ScriptSection({
  runId,
  control,
  phase,
  title,
  canEdit,
}: {
  runId: number;
  control: Control;
  phase: WritingPhase;
  title: string;
  canEdit: boolean;
}) {
  const [isEditing, setIsEditing] = useState(false);
  const { script, isEdited } = scriptOf(control, phase);
  return (
    <Section
      title={title}
      aside={
        canEdit && (
          <Button kind="quiet" size="sm" aria-label={t('Edit the script')} onClick={() => setIsEditing(true)}>
            {t('Edit')}
          </Button>
        )
      }
    >
      <div className={styles.script}>
        {script.say.trim() !== '' && (
          <div>
            <h3>{t('Say')}</h3>
            <p className={`story ${styles.spoken}`}>{script.say}</p>
          </div>
        )}
        <Points title={t('Ask')} points={script.ask} className={`story ${styles.spoken}`} />
        <Points title={t('Watch for')} points={script.watch_for} />
      </div>
      {isEditing && (
        <ScriptDialog
          runId={runId}
          phase={phase}
          script={script}
          isEdited={isEdited}
          onClose={() => setIsEditing(false)}
        />
      )}
    </Section>
  );
}

function Points({
  title,
  points,
  className,
}: {
  title: string;
  points: readonly string[];
  className?: string;
}) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {points.map((point, index) => (
          <li key={String(index)} className={className}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
