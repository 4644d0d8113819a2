import type { ReactNode } from 'react';
import { usePageTrait } from '../../ui/usePageTrait.ts';
import styles from './run-frame.module.css';

/** The frame of a run's page, as high as the screen while the run is live. */
export function RunFrame({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  usePageTrait('wall');
  usePageTrait('columns', isLive);
  // Toasts lie over the lower end of the list of people, which keeps space for them.
  usePageTrait('toasts-left', isLive);
  return (
    <div className={styles.controlRoom} data-live={isLive || undefined}>
      {children}
    </div>
  );
}
