import styles from './Segmented.module.css';

/** Buttons of which one is pressed: they choose what a list shows. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  size,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string; count?: number; disabled?: boolean }[];
  /** `lg`: as tall as a field. */
  size?: 'lg';
  onChange: (value: Value) => void;
}) {
  return (
    <div className={styles.segmented} data-size={size} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          {option.name}
          {option.count !== undefined && <span className="number"> {option.count}</span>}
        </button>
      ))}
    </div>
  );
}
