import type { ReactNode } from 'react';
import styles from '../../parts/gate.module.css';

/** The single column of the account pages: title, an introduction, and the form. */
export function Gate({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={styles.gateHead}>
        <h1 className="heading-1">{title}</h1>
        {lead !== undefined && <p className="muted">{lead}</p>}
      </div>
      {children}
    </>
  );
}
