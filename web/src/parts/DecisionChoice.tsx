import { useId } from 'react';
import { t } from '../lib/text.ts';
import styles from './DecisionChoice.module.css';
import { DecisionMark, letterOf } from './marks.tsx';

type Decision = { id: number; title_of_decision: string; description_of_decision: string };

/** Radio buttons to choose one decision of a scenario. The decisions have letters in list order. */
export function DecisionChoice({
  decisions,
  value,
  onChange,
  locked = false,
  label = t('Decision'),
}: {
  decisions: readonly Decision[];
  value: number | null;
  onChange: (id: number) => void;
  /** Shows the decisions without a choice: already submitted, or not open yet. */
  locked?: boolean;
  /** Accessible name of the group. */
  label?: string;
}) {
  const group = useId();
  return (
    <div className={`${styles.choice} rows panel`} role="radiogroup" aria-label={label}>
      {decisions.map((decision, index) => {
        const on = decision.id === value;
        const id = `${group}-${decision.id}`;
        return (
          <label
            key={decision.id}
            className={[styles.option, on && styles.isOn, locked && styles.isLocked]
              .filter(Boolean)
              .join(' ')}
          >
            <input
              className={styles.optionInput}
              type="radio"
              name={group}
              checked={on}
              disabled={locked}
              aria-labelledby={`${id}-t`}
              aria-describedby={decision.description_of_decision ? `${id}-d` : undefined}
              onChange={() => onChange(decision.id)}
            />
            <span className="option-radio" aria-hidden="true" />
            <DecisionMark index={index} filled={on} />
            <span className={styles.optionTitle} id={`${id}-t`}>
              <span className="visually-hidden">{letterOf(index)}: </span>
              {decision.title_of_decision}
            </span>
            {decision.description_of_decision && (
              <span className={styles.optionText} id={`${id}-d`}>
                {decision.description_of_decision}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
