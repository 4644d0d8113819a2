import type { ReactNode } from 'react';

/** The single column of the account pages: title, a line about it, the form. */
export function Gate({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="gate-h">
        <h1 className="t-h1">{title}</h1>
        {lead !== undefined && <p className="mut">{lead}</p>}
      </div>
      {children}
    </>
  );
}
