import { useId } from 'react';
import { t } from '../../lib/text.ts';
import styles from './ConditionAnswers.module.css';

export type Conditions = readonly { id: number; text: string; met: string; unmet: string }[];

/** Whether conditions were met, by their id. Null means not sure, as for a condition without an answer. */
export type ConditionMarks = ReadonlyMap<number, boolean | null>;

/** Returns a judgement as the server takes it. Conditions that are in neither list are not judged. */
export function toJudgement(conditions: Conditions, marks: ConditionMarks) {
  const idsWith = (mark: boolean) => conditions.map(({ id }) => id).filter((id) => marks.get(id) === mark);
  return { conditions_met: idsWith(true), conditions_unmet: idsWith(false) };
}

/** Returns how many conditions are judged. */
export function countJudged(conditions: Conditions, marks: ConditionMarks): number {
  return conditions.filter(({ id }) => (marks.get(id) ?? null) !== null).length;
}

const answers = [
  { value: true, name: t('Met') },
  { value: false, name: t('Not met@@condition') },
  { value: null, name: t('Not sure') },
] as const;

/** The conditions of a decision. Each has three answers, none chosen at first, and the sentence that follows from it. */
export function ConditionAnswers({
  conditions,
  marks,
  onChange,
}: {
  conditions: Conditions;
  marks: ConditionMarks;
  onChange: (marks: ConditionMarks) => void;
}) {
  const name = useId();
  return (
    <ul className={styles.conditions}>
      {conditions.map(({ id, text, met, unmet }) => {
        const mark = marks.get(id);
        return (
          <li key={id}>
            <fieldset aria-describedby={`${name}-${id}`}>
              <legend className="story">{text}</legend>
              <div className={styles.answers}>
                {answers.map((answer) => (
                  <label key={String(answer.value)}>
                    <input
                      type="radio"
                      name={`${name}-${id}`}
                      className="visually-hidden"
                      checked={mark === answer.value}
                      onChange={() => onChange(new Map(marks).set(id, answer.value))}
                    />
                    <span>{answer.name}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <p id={`${name}-${id}`} key={String(mark ?? null)}>
              <Consequence sentence={mark ? met : unmet} isJudged={(mark ?? null) !== null} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Consequence({ sentence, isJudged }: { sentence: string; isJudged: boolean }) {
  if (!isJudged) return t('Not judged. It adds nothing, and the report says so.');
  if (sentence.trim() === '') return t('The outcome adds nothing.');
  return (
    <>
      {t('Adds:')} <span className="story">{sentence}</span>
    </>
  );
}
