import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type Told = { title: string; text?: string };

/** What is wrong with the form as a whole, above its button; always there, so that it is heard when it comes. */
export function FormAlert({ told, children }: { told: Told | null; children?: ReactNode }) {
  return (
    <div role="alert">
      {told && (
        <div className="notice gate-alert">
          <CircleAlert className="ic" aria-hidden />
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
