import type { LucideIcon } from 'lucide-react';
import { classOf } from './Button.tsx';

/** A quiet button that shows only an icon. */
export function IconButton({
  label,
  Icon,
  isDisabled = false,
  className,
  onClick,
}: {
  label: string;
  Icon: LucideIcon;
  /** Disabled with `aria-disabled`, so that it can keep the focus. */
  isDisabled?: boolean;
  className?: string | undefined;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={classOf('quiet', 'sm', `button-icon ${className ?? ''}`)}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}
