import { writingPhases } from '@vincere/domain';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import styles from './EarlierPhases.module.css';
import { LessonList } from './LessonList.tsx';
import { phaseNames } from './phase-names.ts';
import { ShownEntries } from './ShownEntries.tsx';
import type { DebriefPhase, GuidedDebrief, WritingPhase } from './types.ts';
import { debriefQuestionInWords } from './words.ts';

/**
 * The questions and entries of the other phases, folded. `before` adds the reader's own part of a phase; null for none. Renders
 * nothing if there is nothing to read.
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
      // Once the debrief is over, the lessons have a place of their own.
      const lessons = phase === 'lessons' && shown !== 'done' ? debrief.lessons : [];
      const questions = debrief.asked.filter((question) => question.phase === phase);
      return { phase, asked: questions, entries, lessons, added: before(phase) };
    })
    .filter(
      ({ asked, entries, lessons, added }) =>
        asked.length + entries.length + lessons.length > 0 || added !== null,
    );
  if (parts.length === 0) return null;
  return (
    <details className={`section ${styles.earlier}`}>
      <summary>{shown === 'done' ? t('What was said in the debrief') : t('The other phases')}</summary>
      {parts.map(({ phase, asked, entries, lessons, added }) => (
        <section key={phase} aria-label={phaseNames[phase]}>
          <h3>{phaseNames[phase]}</h3>
          {asked.map((question) => (
            <AskedQuestion key={question.id} question={question} />
          ))}
          {added}
          {entries.length > 0 && <ShownEntries entries={entries} own={own} label={t('What was shown')} />}
          {lessons.length > 0 && <LessonList lessons={lessons} own={own} />}
        </section>
      ))}
    </details>
  );
}

/** A question that was asked, and the numbers with which it was made. A typed one may be about something else. */
function AskedQuestion({ question }: { question: GuidedDebrief['asked'][number] }) {
  const { question: text, numbers } = debriefQuestionInWords(question);
  return (
    <div className={styles.asked}>
      <p className={`story ${styles.question}`}>{text}</p>
      {question.text === null && numbers !== null && <p className="meta-text">{numbers}</p>}
    </div>
  );
}
