import { useId } from 'react';
import styles from './ChoiceButtons.module.css';

/** Radio buttons drawn as a row of buttons. */
export function ChoiceButtons<Value extends string>({
  label,
  labelledBy,
  options,
  value,
  autoFocus = false,
  onChange,
}: {
  label?: string;
  /** Id of the element that labels the group. */
  labelledBy?: string;
  options: readonly (readonly [value: Value, name: string])[];
  value: Value;
  /** Puts the focus on the chosen button at first. */
  autoFocus?: boolean;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <div className={styles.choice} role="radiogroup" aria-label={label} aria-labelledby={labelledBy}>
      {options.map(([option, optionName]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            autoFocus={autoFocus && option === value}
            onChange={() => onChange(option)}
          />
          <span>{optionName}</span>
        </label>
      ))}
    </div>
  );
}
