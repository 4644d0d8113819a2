import { shared } from '@vincere/contract/messages';
import { maxAnswerLength, type Question } from '@vincere/domain';
import type { UseFormReturn } from 'react-hook-form';
import { t, translated } from '../../lib/text.ts';
import { FieldError } from '../../ui/Field.tsx';
import { type DraftAnswers, isAnswered } from './answers.ts';
import styles from './OpenQuestion.module.css';
import questionnaireStyles from './questionnaire.module.css';

/** A question with a text answer. */
export function OpenQuestion({
  number,
  question,
  form,
}: {
  /** The place of the question in the form, from 1. */
  number: number;
  question: Question;
  form: UseFormReturn<DraftAnswers>;
}) {
  const { key } = question;
  const error = form.formState.errors[key]?.message;
  return (
    <div className={questionnaireStyles.question}>
      <span className={`${questionnaireStyles.questionNumber} number`} aria-hidden="true">
        {number}
      </span>
      <label className={`${questionnaireStyles.questionText} ${styles.isWide}`} htmlFor={key}>
        {translated(question.text)}
      </label>
      <div className={styles.openAnswer}>
        <textarea
          id={key}
          className="input story"
          rows={3}
          maxLength={maxAnswerLength}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${key}-error`}
          {...form.register(key, { validate: (answer) => isAnswered(answer) || t(shared.fieldRequired) })}
        />
        {error !== undefined && <FieldError id={`${key}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}
