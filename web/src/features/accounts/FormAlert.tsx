import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FormAlert.module.css';

export type Told = { title: string; text?: string };

/** What is wrong with the form as a whole, above its button; always there, so that it is heard when it comes. */
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
