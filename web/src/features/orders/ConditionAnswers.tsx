import { useId } from 'react';
import { t } from '../../lib/text.ts';
import styles from './ConditionAnswers.module.css';

export type Conditions = readonly { id: number; text: string; met: string; unmet: string }[];

/** Whether conditions were met, by their id. Null means not sure, which judges nothing, like no answer. */
export type ConditionMarks = ReadonlyMap<number, boolean | null>;

/** Returns a judgement as the server takes it. Conditions that are in neither list are not judged. */
export function toJudgement(conditions: Conditions, marks: ConditionMarks) {
  const idsWith = (mark: boolean) => conditions.map(({ id }) => id).filter((id) => marks.get(id) === mark);
  return { conditions_met: idsWith(true), conditions_unmet: idsWith(false) };
}

/** Returns how many conditions have an answer. */
export function countAnswered(conditions: Conditions, marks: ConditionMarks): number {
  return conditions.filter(({ id }) => marks.has(id)).length;
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
            <p id={`${name}-${id}`} key={String(mark)}>
              <Consequence mark={mark} sentence={mark ? met : unmet} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Consequence({ mark, sentence }: { mark: boolean | null | undefined; sentence: string }) {
  if (mark === undefined) return t('Not judged. It adds nothing, and the report says so.');
  if (mark === null)
    return t('Marked as not sure. It adds nothing, and the report says that it was not judged.');
  if (sentence.trim() === '') return t('The outcome adds nothing.');
  return (
    <>
      {t('Adds:')} <span className="story">{sentence}</span>
    </>
  );
}
