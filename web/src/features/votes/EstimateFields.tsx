import type { Run } from '@vincere/contract';
import { confidenceSteps } from '@vincere/domain';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { t } from '../../lib/text.ts';
import { DecisionMark, letterOf } from '../../parts/marks.tsx';
import { FieldError } from '../../ui/Field.tsx';
import styles from './EstimateFields.module.css';
import type { Estimates } from './useEstimates.ts';

/** The questions beside a vote in a run that asks for confidence. Renders nothing in other runs. */
export function EstimateFields({
  run,
  estimates,
  disabled = false,
}: {
  run: Run;
  estimates: Estimates;
  disabled?: boolean;
}) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After an attempt to submit without an answer, the first missing one gets the focus.
    if (estimates.attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid] input')?.focus();
  }, [estimates.attempts]);
  if (!estimates.isAsked) return null;
  return (
    <div className={styles.fields} ref={fields}>
      <Confidence estimates={estimates} disabled={disabled} />
      {estimates.asksForecast && <Forecast run={run} estimates={estimates} disabled={disabled} />}
      <p className="hint">
        {estimates.asksForecast
          ? t(
              'Nobody sees these two answers next to your name. The group sees totals once the stage is closed.',
            )
          : t('Nobody sees this answer next to your name. The group sees totals once the stage is closed.')}
      </p>
    </div>
  );
}

type FieldProps = { estimates: Estimates; disabled: boolean };

/** A question with its radio buttons. `children` gets the name that the radio buttons share. */
function Question({
  question,
  error,
  className,
  ends,
  children,
}: {
  question: string;
  /** The message if the user submitted without an answer. */
  error: string | undefined;
  className: string | undefined;
  ends?: ReactNode;
  children: (group: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <p className={`label-text ${styles.question}`} id={id}>
        {question}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={className}
      >
        {children(id)}
      </div>
      {ends}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function Confidence({ estimates, disabled }: FieldProps) {
  return (
    <Question
      question={t('How sure are you?')}
      error={estimates.missing.confidence ? t('Say how sure you are.') : undefined}
      className={styles.steps}
      ends={
        <p className={styles.ends} aria-hidden>
          <span>{t('A guess')}</span>
          <span>{t('Certain')}</span>
        </p>
      }
    >
      {(group) =>
        confidenceSteps.map((step) => (
          <label key={step} data-below={estimates.confidence !== null && step < estimates.confidence}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              aria-label={stepName(step)}
              checked={estimates.confidence === step}
              disabled={disabled}
              onChange={() => estimates.setConfidence(step)}
            />
            <span className="number" aria-hidden>
              {step}
            </span>
          </label>
        ))
      }
    </Question>
  );
}

function stepName(step: number): string {
  if (step === 0) return t('0, a guess');
  return step === 100 ? t('100, certain') : String(step);
}

function Forecast({ run, estimates, disabled }: FieldProps & { run: Run }) {
  return (
    <Question
      question={t('What will the group decide?')}
      error={estimates.missing.forecast ? t('Say what you think the group will decide.') : undefined}
      className={`rows panel ${styles.forecast}`}
    >
      {(group) =>
        (run.current_scenario?.all_decisions ?? []).map((decision, index) => {
          const isOn = estimates.forecast === decision.id;
          return (
            <label key={decision.id} data-on={isOn}>
              <input
                type="radio"
                name={group}
                className={styles.radio}
                aria-label={`${letterOf(index)}: ${decision.title_of_decision}`}
                checked={isOn}
                disabled={disabled}
                onChange={() => estimates.setForecast(decision.id)}
              />
              <span className={`option-radio ${styles.dot}`} aria-hidden />
              <DecisionMark index={index} size="sm" filled={isOn} />
              <span className="story">{decision.title_of_decision}</span>
            </label>
          );
        })
      }
    </Question>
  );
}
