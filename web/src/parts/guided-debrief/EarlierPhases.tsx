import { writingPhases } from '@vincere/domain';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import styles from './EarlierPhases.module.css';
import { LessonList } from './LessonList.tsx';
import { phaseNames } from './phase-names.ts';
import { ShownEntries } from './ShownEntries.tsx';
import type { DebriefPhase, GuidedDebrief, WritingPhase } from './types.ts';

/**
 * What was shown in the other phases, folded. `before` adds the reader's own part of a phase; null for none. Renders nothing if
 * there is nothing to read.
 */
export function EarlierPhases({
  debrief,
  shown,
  own,
  before = () => null,
}: {
  debrief: GuidedDebrief;
  /** The phase that the screen shows. */
  shown: DebriefPhase;
  own?: ReadonlySet<string> | undefined;
  before?: (phase: WritingPhase) => ReactNode;
}) {
  const parts = writingPhases
    .filter((phase) => phase !== shown)
    .map((phase) => {
      const entries = debrief.released.filter((entry) => entry.phase === phase);
      const lessons = phase === 'lessons' ? debrief.lessons : [];
      return { phase, entries, lessons, added: before(phase) };
    })
    .filter(({ entries, lessons, added }) => entries.length + lessons.length > 0 || added !== null);
  if (parts.length === 0) return null;
  return (
    <details className={`section ${styles.earlier}`}>
      <summary>{shown === 'done' ? t('What was said in the debrief') : t('The other phases')}</summary>
      {parts.map(({ phase, entries, lessons, added }) => (
        <section key={phase} aria-label={phaseNames[phase]}>
          <h3>{phaseNames[phase]}</h3>
          {added}
          {entries.length > 0 && <ShownEntries entries={entries} own={own} label={t('What was shown')} />}
          {lessons.length > 0 && <LessonList lessons={lessons} own={own} />}
        </section>
      ))}
    </details>
  );
}
