import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FormAlert.module.css';

export type Alert = { title: string; text?: string };

/** The error of a form, above its button. It is always rendered, so that screen readers announce a new error. */
export function FormAlert({ alert, children }: { alert: Alert | null; children?: ReactNode }) {
  return (
    <div role="alert">
      {alert && (
        <div className={`notice ${styles.gateAlert}`}>
          <CircleAlert className="icon" aria-hidden />
          <div>
            <b>{alert.title}</b>
            {alert.text !== undefined && <p>{alert.text}</p>}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
