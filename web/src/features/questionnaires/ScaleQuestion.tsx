import { scale } from '@vincere/contract/constants';
import type { Question } from '@vincere/domain';
import { type Control, useController } from 'react-hook-form';
import { rich, translated } from '../../lib/text.ts';
import { sr } from '../../ui/sr.tsx';
import type { DraftAnswers } from './answers.ts';
import questionnaireStyles from './questionnaire.module.css';
import styles from './ScaleQuestion.module.css';

const steps = Array.from({ length: scale.max - scale.min + 1 }, (_, index) => scale.min + index);

/** A scale of five boxes. It starts at 1, which is only outlined until the user chooses; the chosen box is filled. */
export function ScaleQuestion({
  number,
  question,
  control,
}: {
  /** The place of the question in the form, from 1. */
  number: number;
  question: Extract<Question, { type: 'scale' }>;
  control: Control<DraftAnswers>;
}) {
  const { field } = useController({ name: question.key, control });
  const chosenStep = typeof field.value === 'number' ? field.value : null;
  const shownStep = chosenStep ?? scale.start;
  const styleOf = (step: number) =>
    step === chosenStep ? styles.isOn : chosenStep === null && step === shownStep ? styles.isDefault : '';
  return (
    <div className={questionnaireStyles.question}>
      <span className={`${questionnaireStyles.questionNumber} number`} aria-hidden="true">
        {number}
      </span>
      <p className={questionnaireStyles.questionText} id={`${question.key}-text`}>
        {translated(question.text)}
      </p>
      <div
        className={styles.scale}
        role="radiogroup"
        aria-labelledby={`${question.key}-text`}
        aria-describedby={`${question.key}-ends`}
      >
        <div className={styles.scaleButtons}>
          {steps.map((step) => (
            <label key={step} className={styleOf(step)}>
              <input
                className="visually-hidden"
                type="radio"
                name={question.key}
                value={step}
                checked={step === shownStep}
                onChange={() => field.onChange(step)}
                // Choosing the default is an answer, too, but the browser fires no change event for it.
                onClick={() => chosenStep === null && field.onChange(step)}
                onKeyDown={(event) => chosenStep === null && event.key === ' ' && field.onChange(step)}
                onBlur={field.onBlur}
              />
              <span className="number">{step}</span>
            </label>
          ))}
        </div>
        <div className={styles.scaleEnds} id={`${question.key}-ends`}>
          <span>{rich('<sr>1 is </sr>{label}', { sr, label: translated(question.options.minLabel) })}</span>
          <span>{rich('<sr>5 is </sr>{label}', { sr, label: translated(question.options.maxLabel) })}</span>
        </div>
      </div>
    </div>
  );
}
