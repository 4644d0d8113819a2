import type { ReactNode } from 'react';
import { t } from '../../../lib/text.ts';

/** A list to choose from. A value that no longer exists is shown as such until another one is chosen. */
export function Choice({
  label,
  value,
  isKnown = true,
  onChange,
  children,
}: {
  label: string;
  value: string | number;
  isKnown?: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <select
      className="input input-sm"
      aria-label={label}
      aria-invalid={!isKnown || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {!isKnown && (
        <option value={value} disabled>
          {t('No longer there')}
        </option>
      )}
      {children}
    </select>
  );
}
