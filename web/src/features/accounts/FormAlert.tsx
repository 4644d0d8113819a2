import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FormAlert.module.css';

export type Told = { title: string; text?: string };

/** The error of a form, above its button. It is always rendered, so that screen readers announce a new error. */
export function FormAlert({ told, children }: { told: Told | null; children?: ReactNode }) {
  return (
    <div role="alert">
      {told && (
        <div className={`notice ${styles.gateAlert}`}>
          <CircleAlert className="icon" aria-hidden />
          <div>
            <b>{told.title}</b>
            {told.text !== undefined && <p>{told.text}</p>}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
