import { isMarkingPhase } from '@vincere/domain';
import { useEffect, useRef } from 'react';
import { t } from '../../lib/text.ts';
import { WhatWasShown } from '../../parts/guided-debrief/DebriefToAll.tsx';
import { LessonList } from '../../parts/guided-debrief/LessonList.tsx';
import { Heading, QuestionHead } from '../../parts/guided-debrief/QuestionHead.tsx';
import type { GuidedDebrief, OwnDebrief, WritingPhase } from '../../parts/guided-debrief/types.ts';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { CommitmentForm } from './CommitmentForm.tsx';
import { MarkLessons } from './MarkLessons.tsx';
import styles from './Phase.module.css';
import { Writing } from './Writing.tsx';

type Shown = {
  runId: number;
  scope: string;
  debrief: GuidedDebrief;
  own: OwnDebrief;
  /** The phase that the page shows. It stays for a person who is typing when the debrief moves on. */
  phase: WritingPhase;
};

/** A phase in which people write, for somebody who holds a seat. */
export function Phase(props: Shown) {
  const { runId, scope, debrief, own, phase } = props;
  const isOpen = debrief.phase === phase;
  const heading = useRef<HTMLHeadingElement>(null);
  const ownIds = new Set(own.entries.map(({ id }) => id));
  const isMarking =
    isOpen && isMarkingPhase(phase) && !debrief.is_marking_closed && debrief.lessons.length > 0;
  const marksLessons = isMarking && phase === 'lessons';
  const isMarked = isOpen && phase === 'lessons' && debrief.is_marking_closed && debrief.lessons.length > 0;
  const isClosedText = t('The marking is closed.');
  const wasMarking = useRef(marksLessons);
  useEffect(() => {
    // The focused button is gone. Somebody who is typing goes on.
    if (wasMarking.current && isMarked && document.activeElement === document.body) heading.current?.focus();
    wasMarking.current = marksLessons;
  }, [isMarked, marksLessons]);
  const marking = isMarking && (
    <MarkLessons runId={runId} lessons={debrief.lessons} marks={own.marks} own={ownIds} />
  );
  const howToMark = (
    <p className="muted">
      {t(
        'Mark up to three. You can change them until the marking is closed. Then everybody sees the counts.',
      )}
    </p>
  );
  const askedQuestion = {
    phase,
    question: isOpen ? debrief.question : null,
    quotation: isOpen ? debrief.quotation : null,
  };
  const lessons = (
    <Section title={debrief.is_marking_closed ? t('Lessons by their marks') : t('Lessons')}>
      {debrief.lessons.length === 0 ? (
        <Empty title={t('No lessons released yet')}>
          {t('Your facilitator shows answers here, one by one or all at once.')}
        </Empty>
      ) : (
        <LessonList lessons={debrief.lessons} own={ownIds} />
      )}
    </Section>
  );
  return (
    <>
      {marksLessons && debrief.question === null ? (
        <>
          <Heading ref={heading} phase={phase} text={t('Which three will you hold on to?')} />
          {howToMark}
        </>
      ) : isMarked && debrief.question === null ? (
        <Heading ref={heading} phase={phase} text={isClosedText} />
      ) : (
        <QuestionHead ref={heading} asked={askedQuestion} />
      )}
      {isMarked && debrief.question !== null && <p className="muted">{isClosedText}</p>}
      {debrief.is_small && (
        <p className={`note ${styles.small}`}>
          <b>{t('There are fewer than four of you.')}</b>{' '}
          {t('Your facilitators and the group will know who wrote what.')}
        </p>
      )}
      {phase === 'commitment' && (
        <CommitmentForm
          scope={scope}
          runId={runId}
          commitment={own.commitment}
          canBeReminded={own.can_be_reminded}
          isOpen={isOpen}
        />
      )}
      {marksLessons && marking}
      {isMarked && lessons}
      <Writing {...props} isOpen={isOpen} isAside={marksLessons || isMarked || phase === 'commitment'} />
      {isMarking && !marksLessons && (
        <Section title={t('Which three will you hold on to?')}>
          {howToMark}
          {marking}
        </Section>
      )}
      {phase === 'lessons' && !marksLessons && !isMarked && lessons}
      {phase !== 'lessons' && (
        <WhatWasShown entries={debrief.released.filter((entry) => entry.phase === phase)} own={ownIds} />
      )}
    </>
  );
}
