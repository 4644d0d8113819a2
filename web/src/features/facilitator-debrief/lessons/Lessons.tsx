import { isMarkingPhase } from '@vincere/domain';
import { useState } from 'react';
import { plural, t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Empty } from '../../../ui/states.tsx';
import { keepFocus, places } from '../kept-focus.ts';
import type { Lesson, ReceivedDebrief } from '../types.ts';
import { CloseMarking } from './CloseMarking.tsx';
import { LessonRow } from './LessonRow.tsx';
import styles from './Lessons.module.css';
import { MergeDialog } from './MergeDialog.tsx';

/** The released lessons: in random order while they are marked, afterwards by their marks. */
export function Lessons({
  runId,
  received: { debrief },
  onMakeAction,
}: {
  runId: number;
  received: ReceivedDebrief;
  /** Begins an action with the text of a lesson. */
  onMakeAction: (what: string) => void;
}) {
  const { lessons, is_marking_closed: isClosed } = debrief;
  const [merging, setMerging] = useState<Lesson>();
  const [isClosing, setIsClosing] = useState(false);
  const people = debrief.marked_by ?? 0;
  const canMerge = !debrief.is_final && lessons.length > 1;
  return (
    <Section
      title={t('Lessons')}
      titleId={places.lessons}
      aside={
        isClosed ? (
          <span className="meta-text number">
            {plural(people, 'Marking closed. One person marked.', 'Marking closed. {count} people marked.')}
          </span>
        ) : (
          <span className={styles.marking}>
            {isMarkingPhase(debrief.phase) && lessons.length > 0 && (
              <Button kind="line" size="sm" className={styles.close} onClick={() => setIsClosing(true)}>
                {t('Close Marking')}
              </Button>
            )}
          </span>
        )
      }
    >
      {lessons.length === 0 ? (
        <Empty title={t('No lessons released yet')}>
          {t('Release what people wrote. Each of them then marks up to three lessons.')}
        </Empty>
      ) : (
        <>
          {!isClosed && (
            <p className={`meta-text ${styles.note}`}>
              {t(
                'In random order. Marks and their order appear here and everywhere else once you close the marking.',
              )}
            </p>
          )}
          <ol className="rows">
            {lessons.map((lesson) => (
              <LessonRow
                key={lesson.id}
                runId={runId}
                lesson={lesson}
                // The people who marked stay the same, whoever comes or leaves.
                of={Math.max(1, people)}
                canSeparate={!debrief.is_final && !isClosed}
                onMerge={canMerge ? () => setMerging(lesson) : undefined}
                onMakeAction={() => onMakeAction(lesson.text)}
              />
            ))}
          </ol>
        </>
      )}
      {merging && (
        <MergeDialog
          runId={runId}
          lesson={merging}
          others={lessons.filter(({ id }) => id !== merging.id)}
          onClose={() => {
            setMerging(undefined);
            keepFocus('lessons');
          }}
        />
      )}
      {isClosing && (
        <CloseMarking
          runId={runId}
          onClose={() => {
            setIsClosing(false);
            keepFocus('lessons');
          }}
        />
      )}
    </Section>
  );
}
