import type { Ref } from 'react';
import { t } from '../../lib/text.ts';
import { phaseNames } from './phase-names.ts';
import styles from './QuestionHead.module.css';
import type { DebriefPhase, GuidedDebrief, WritingPhase } from './types.ts';
import { debriefQuestionInWords, standardQuestions } from './words.ts';

type Asked = Pick<GuidedDebrief, 'question' | 'quotation'> & { phase: DebriefPhase };

/** Questions from this length on, in characters, are set smaller. */
const longFrom = 60;

/** The question of a phase, and the reason of a minority that a facilitator shows beside it. */
export function QuestionHead({
  asked: { phase, question, quotation },
  ref,
}: {
  asked: Asked & { phase: WritingPhase };
  ref?: Ref<HTMLHeadingElement>;
}) {
  const words =
    question === null
      ? { question: standardQuestions[phase], numbers: null }
      : debriefQuestionInWords(question);
  return (
    <div className={styles.head}>
      <Heading ref={ref} phase={phase} text={words.question} />
      {quotation !== null && (
        <figure className={styles.quotation}>
          <figcaption>{t('A reason from the minority')}</figcaption>
          <blockquote className="story">{quotation}</blockquote>
        </figure>
      )}
    </div>
  );
}

/** The heading of a phase, which begins with the name of the phase for screen readers. */
export function Heading({
  phase,
  text,
  ref,
}: {
  phase: DebriefPhase;
  text: string;
  ref?: Ref<HTMLHeadingElement> | undefined;
}) {
  return (
    <h2 ref={ref} tabIndex={-1} className={styles.question} data-long={text.length >= longFrom || undefined}>
      <span className="visually-hidden">{`${phaseNames[phase]}. `}</span>
      {text}
    </h2>
  );
}
