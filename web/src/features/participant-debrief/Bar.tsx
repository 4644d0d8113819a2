import type { ReactNode } from 'react';
import { publishHeight } from '../../ui/publish-height.ts';
import styles from './Bar.module.css';

const publishFoot = publishHeight('--foot-height');

/** The bar at the foot of the page with its main button, which stays above the keyboard of a phone. */
export function Bar({ hint, children }: { hint?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar} ref={publishFoot}>
      <div className={styles.content}>
        {children}
        {hint !== undefined && <p className="meta-text">{hint}</p>}
      </div>
    </div>
  );
}
