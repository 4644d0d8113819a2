import type { ReactNode } from 'react';
import styles from './UnsavedText.module.css';

/** Says that what the user wrote was not saved, shows it, and offers the actions in `children`. */
export function UnsavedText({
  title,
  reason,
  quoted,
  children,
}: {
  title: string;
  /** Follows the title. */
  reason: string;
  /** What the user wrote, in block quotations. */
  quoted: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`notice notice-bad ${styles.unsaved}`} role="alert">
      <p>
        <b>{title}</b> {reason}
      </p>
      {quoted}
      <div className="row">{children}</div>
    </div>
  );
}
