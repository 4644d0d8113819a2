import { debriefStatements, highestAnswer, smallestGroup } from '@vincere/domain';
import { type FormEvent, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { plural, t, translated } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { AskInline } from '../../ui/editable/AskInline.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Bar } from './Bar.tsx';
import styles from './Statements.module.css';
import { cacheOwn } from './useParticipantDebrief.ts';

const steps = Array.from({ length: highestAnswer }, (_, index) => index + 1);

/** The questions about the debrief itself. Answers are stored without a name. A person can leave the questions out for good. */
export function Statements({ runId }: { runId: number }) {
  const [answers, setAnswers] = useState<(number | null)[]>(() => debriefStatements.map(() => null));
  const [isBusy, setIsBusy] = useState(false);
  // Undefined until the person has pressed the button that asks.
  const [isLeaving, setIsLeaving] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const givenAnswers = answers.filter((answer) => answer !== null);
  const remainingCount = answers.length - givenAnswers.length;
  /** Sends the answers, null to leave the questions out. Returns an error message; undefined if it was done. */
  const sendAnswers = async (
    newAnswers: number[] | null,
    failureText: string,
  ): Promise<string | undefined> => {
    try {
      await send('answerStatements', { params: { runId }, body: { answers: newAnswers } });
      await cacheOwn(runId, (ownDebrief) => ({ ...ownDebrief, has_answered: true }));
      return undefined;
    } catch (error) {
      return messageOf(error, failureText);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (remainingCount > 0) return;
    setIsBusy(true);
    setFailure(await sendAnswers(givenAnswers, t('Your answers could not be sent. Please try again.')));
    setIsBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className="muted">
        {t(
          'Six questions for your facilitator. Your answers are stored without your name. Averages and distributions of the first {least} answers are shown. Later answers are stored and not shown.',
          { least: smallestGroup },
        )}
      </p>
      <ol className={styles.statements}>
        {debriefStatements.map((statement, index) => (
          <Statement
            key={statement}
            statement={statement}
            index={index}
            answer={answers[index] ?? null}
            onAnswer={(step) => setAnswers(answers.with(index, step))}
          />
        ))}
      </ol>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      <Bar
        hint={
          remainingCount > 0 && !isLeaving
            ? plural(remainingCount, 'One question left.', '{count} questions left.')
            : undefined
        }
      >
        {isLeaving ? (
          <AskInline
            question={t(
              "Leave the questions out? You can't answer them later. Nobody sees who left them out.",
            )}
            action={t('Leave Out')}
            busyLabel={t('Sending...')}
            onConfirm={() => sendAnswers(null, t('The questions could not be left out. Please try again.'))}
            onCancel={() => setIsLeaving(false)}
          />
        ) : (
          <>
            <Button type="submit" kind="signal" size="lg" busy={isBusy} disabled={remainingCount > 0}>
              {isBusy ? t('Sending...') : t('Send')}
            </Button>
            <Button
              kind="quiet"
              // The focus returns here when the question is cancelled.
              autoFocus={isLeaving === false}
              disabled={isBusy}
              onClick={() => setIsLeaving(true)}
            >
              {t('Leave Out')}
            </Button>
          </>
        )}
      </Bar>
    </form>
  );
}

/** A statement with the scale on which people agree with it. */
function Statement({
  statement,
  index,
  answer,
  onAnswer,
}: {
  statement: (typeof debriefStatements)[number];
  index: number;
  answer: number | null;
  onAnswer: (step: number) => void;
}) {
  return (
    <li>
      <p className="story" id={`statement-${index}`}>
        {translated(statement)}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={`statement-${index}`}
        aria-describedby={`ends-${index}`}
        className={styles.scale}
      >
        {steps.map((step) => (
          <label key={step} data-on={answer === step || undefined}>
            <input
              className="visually-hidden"
              type="radio"
              name={`statement-${index}`}
              checked={answer === step}
              onChange={() => onAnswer(step)}
            />
            <span className="number">{step}</span>
          </label>
        ))}
      </div>
      <p className={styles.ends} id={`ends-${index}`}>
        <span>{t('Not at all')}</span>
        <span>{t('Completely')}</span>
      </p>
    </li>
  );
}
