import { useId } from 'react';
import { plural, t } from '../../lib/text.ts';
import { FieldError } from '../../ui/Field.tsx';
import { DecisionMark, letterOf } from '../marks.tsx';
import styles from './DecisionChoice.module.css';

type Decision = { id: number; title_of_decision: string; description_of_decision: string };

type DecisionChoiceProps = {
  decisions: readonly Decision[];
  value: number | null;
  onChange: (id: number) => void;
  /** Shows the decisions without a choice: already submitted, or not open yet. */
  locked?: boolean;
  /** Shows only the chosen decision. The others can be opened. */
  collapsed?: boolean;
  /** Accessible name of the group. */
  label?: string;
  /** The message if the user submitted without a choice. */
  error?: string | undefined;
};

/** Radio buttons to choose one decision of a scenario. The decisions have letters in list order. */
export function DecisionChoice({
  decisions,
  value,
  onChange,
  locked = false,
  collapsed = false,
  label = t('Decision'),
  error,
}: DecisionChoiceProps) {
  const group = useId();
  const optionOf = (decision: Decision) => (
    <Option
      key={decision.id}
      decision={decision}
      index={decisions.indexOf(decision)}
      group={group}
      isOn={decision.id === value}
      isLocked={locked}
      onChoose={() => onChange(decision.id)}
    />
  );
  const others = decisions.filter(({ id }) => id !== value);
  const isCollapsed = collapsed && others.length > 0 && others.length < decisions.length;
  if (!isCollapsed)
    return (
      <>
        <div
          className={`${styles.choice} rows panel`}
          role="radiogroup"
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${group}-error`}
        >
          {decisions.map(optionOf)}
        </div>
        {error !== undefined && <FieldError id={`${group}-error`}>{error}</FieldError>}
      </>
    );
  return (
    <div className={`${styles.choice} rows panel`} role="radiogroup" aria-label={label}>
      {decisions.filter(({ id }) => id === value).map(optionOf)}
      <details className={styles.others}>
        <summary>
          {plural(
            others.length,
            'The decision you did not choose',
            'The {count} decisions you did not choose',
          )}
        </summary>
        <div className="rows">{others.map(optionOf)}</div>
      </details>
    </div>
  );
}

type OptionProps = {
  decision: Decision;
  index: number;
  /** The name of the radio group. */
  group: string;
  isOn: boolean;
  isLocked: boolean;
  onChoose: () => void;
};

function Option({ decision, index, group, isOn, isLocked, onChoose }: OptionProps) {
  const id = `${group}-${decision.id}`;
  return (
    <label
      className={[styles.option, isOn && styles.isOn, isLocked && styles.isLocked].filter(Boolean).join(' ')}
    >
      <input
        className={styles.optionInput}
        type="radio"
        name={group}
        checked={isOn}
        disabled={isLocked}
        aria-labelledby={`${id}-t`}
        aria-describedby={decision.description_of_decision ? `${id}-d` : undefined}
        onChange={onChoose}
      />
      <span className={`option-radio ${styles.dot}`} aria-hidden="true" />
      <DecisionMark index={index} filled={isOn} />
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
}
