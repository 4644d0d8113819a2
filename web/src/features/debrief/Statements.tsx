import { debriefStatements, highestAnswer, smallestGroup } from '@vincere/domain';
import { type FormEvent, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { plural, t, translated } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Bar } from './Bar.tsx';
import styles from './Statements.module.css';
import { cacheOwn } from './useParticipantDebrief.ts';

const steps = Array.from({ length: highestAnswer }, (_, index) => index + 1);

/** The questions about the debrief itself. Answers are stored without a name, and can be left out. */
export function Statements({ runId, onSkip }: { runId: number; onSkip: () => void }) {
  const [answers, setAnswers] = useState<(number | null)[]>(() => debriefStatements.map(() => null));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const given = answers.filter((answer) => answer !== null);
  const left = answers.length - given.length;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (left > 0) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await send('answerStatements', { params: { runId }, body: { answers: given } });
      await cacheOwn(runId, (own) => ({ ...own, has_answered: true }));
    } catch (error) {
      setFailure(messageOf(error, t('Your answers could not be sent. Please try again.')));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className="muted">
        {t(
          'Six questions for your facilitator. Your answers are stored without your name. Averages and distributions are shown from {least} answers up, once everybody has answered or a day has passed.',
          { least: smallestGroup },
        )}
      </p>
      <ol className={styles.statements}>
        {debriefStatements.map((statement, index) => (
          <li key={statement}>
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
                <label key={step} data-on={answers[index] === step || undefined}>
                  <input
                    className="visually-hidden"
                    type="radio"
                    name={`statement-${index}`}
                    checked={answers[index] === step}
                    onChange={() => setAnswers(answers.with(index, step))}
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
        ))}
      </ol>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      <Bar hint={left > 0 ? plural(left, 'One question left.', '{count} questions left.') : undefined}>
        <Button type="submit" kind="signal" size="lg" busy={isBusy} disabled={left > 0}>
          {isBusy ? t('Sending...') : t('Send')}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={onSkip}>
          {t('Skip')}
        </Button>
      </Bar>
    </form>
  );
}
