import { type MouseEvent, useId, useRef } from 'react';
import styles from './Switch.module.css';

/** An on/off switch with a description. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // A browser scrolls the switch to the middle when its label focuses it, which moves the page under the pointer.
  const press = (event: MouseEvent) => {
    event.preventDefault();
    input.current?.focus({ preventScroll: true });
    input.current?.click();
  };
  return (
    <div className={styles.switch}>
      <label htmlFor={id} onClick={press}>
        {label}
      </label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <input
        ref={input}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.knob}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

/** An on/off switch in a row that shows what it switches. `label` names it for screen readers. */
export function BareSwitch({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles.knob}
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
