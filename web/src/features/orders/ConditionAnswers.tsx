import { t } from '../../lib/text.ts';
import styles from './ConditionTicks.module.css';

export type Conditions = readonly { id: number; text: string; met: string; unmet: string }[];

/** Checkboxes for the conditions of a decision, each with the sentence that follows from it. */
export function ConditionTicks({
  conditions,
  met,
  onChange,
}: {
  conditions: Conditions;
  met: readonly number[];
  onChange: (met: readonly number[]) => void;
}) {
  return (
    <ul className={styles.conditions}>
      {conditions.map(({ id, text, met: ifMet, unmet }) => {
        const isMet = met.includes(id);
        const sentence = isMet ? ifMet : unmet;
        return (
          <li key={id} data-met={isMet || undefined}>
            <label>
              <input
                type="checkbox"
                checked={isMet}
                onChange={() => onChange(isMet ? met.filter((one) => one !== id) : [...met, id])}
              />
              <span>
                <b className="story">{text}</b>
                <span className={styles.sentence}>
                  <b>{isMet ? t('Met.') : t('Unmet.')}</b>{' '}
                  {sentence.trim() === '' ? t('The outcome adds nothing.') : sentence}
                </span>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
