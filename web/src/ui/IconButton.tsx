import type { LucideIcon } from 'lucide-react';

/** A quiet button that shows only an icon. */
export function IconButton({
  label,
  Icon,
  isDisabled = false,
  onClick,
}: {
  label: string;
  Icon: LucideIcon;
  /** Disabled with `aria-disabled`, so that it can keep the focus. */
  isDisabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="button button-quiet button-sm button-icon"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}
