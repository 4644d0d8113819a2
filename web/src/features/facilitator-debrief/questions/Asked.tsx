import { Check } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { plural, rich, t } from '../../../lib/text.ts';
import type { DebriefPhase } from '../../../parts/guided-debrief/types.ts';
import { debriefQuestionInWords } from '../../../parts/guided-debrief/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { Section } from '../../../ui/Section.tsx';
import { sr } from '../../../ui/sr.tsx';
import type { ControlQuestion, ReceivedDebrief } from '../types.ts';
import styles from './Asked.module.css';
import { useQuestionChanges } from './useQuestions.ts';
import { useShow } from './useShow.tsx';

/** The questions that were asked, with their times, and those that were dropped. Renders nothing without any. */
export function Asked({
  runId,
  received: { debrief, control },
}: {
  runId: number;
  received: ReceivedDebrief;
}) {
  const [showsDropped, setShowsDropped] = useState(false);
  const askedQuestions = control.questions
    .filter(({ id, asked_at }) => asked_at !== null && id !== debrief.question?.id)
    .toSorted((a, b) => (a.asked_at ?? '').localeCompare(b.asked_at ?? ''));
  const droppedQuestions = control.questions.filter(
    ({ state, asked_at }) => state === 'dropped' && asked_at === null,
  );
  if (askedQuestions.length === 0 && droppedQuestions.length === 0) return null;
  return (
    <Section
      title={t('Asked@@questions')}
      className={styles.section ?? ''}
      aside={
        droppedQuestions.length > 0 && (
          <Button
            kind="quiet"
            size="sm"
            aria-expanded={showsDropped}
            onClick={() => setShowsDropped(!showsDropped)}
          >
            {plural(droppedQuestions.length, '{count} dropped', '{count} dropped@@questions')}
          </Button>
        )
      }
    >
      {askedQuestions.length === 0 && <p className="muted">{t('No question so far.')}</p>}
      <ol className="rows">
        {askedQuestions.map((question) => (
          <AskedRow key={question.id} runId={runId} question={question} phase={debrief.phase} />
        ))}
      </ol>
      {showsDropped && (
        <>
          <h3 className={`label-text ${styles.dropped}`}>{t('Dropped')}</h3>
          <ul className="rows">
            {droppedQuestions.map((question) => (
              <DroppedRow
                key={question.id}
                runId={runId}
                question={question}
                canBringBack={!debrief.is_final}
              />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function AskedRow({
  runId,
  question,
  phase,
}: {
  runId: number;
  question: ControlQuestion;
  phase: DebriefPhase;
}) {
  const show = useShow(runId, question, phase);
  const { question: text } = debriefQuestionInWords(question);
  return (
    <li className={styles.row}>
      <Check className={`icon ${styles.sign}`} aria-hidden />
      <div>
        <p className={`story ${styles.question}`}>{text}</p>
        {show.failure !== undefined && <FieldError>{show.failure}</FieldError>}
      </div>
      <span className="meta-text number">
        {question.asked_at !== null && formatTime(new Date(question.asked_at))}
      </span>
      {phase !== 'done' && (
        <Button kind="quiet" size="sm" className={styles.action} busy={show.isBusy} onClick={show.begin}>
          {rich('Show Again<sr>: {text}</sr>', { text, sr })}
        </Button>
      )}
      {show.dialog}
    </li>
  );
}

function DroppedRow({
  runId,
  question,
  canBringBack,
}: {
  runId: number;
  question: ControlQuestion;
  canBringBack: boolean;
}) {
  const { isBusy, failure, setState } = useQuestionChanges(runId, question);
  const { question: text } = debriefQuestionInWords(question);
  return (
    <li className={styles.row}>
      <span />
      <div>
        <p className={`story ${styles.question}`}>{text}</p>
        {failure !== undefined && <FieldError>{failure}</FieldError>}
      </div>
      <span />
      {canBringBack && (
        <Button
          kind="quiet"
          size="sm"
          className={styles.action}
          busy={isBusy}
          onClick={() => void setState('proposed')}
        >
          {rich('Bring Back<sr>: {text}</sr>', { text, sr })}
        </Button>
      )}
    </li>
  );
}
