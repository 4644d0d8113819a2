import { useState } from 'react';
import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import styles from './RunsInPlay.module.css';
import type { Loss, OpenRun } from './runs-in-play.ts';

/**
 * Says in a dialog how a deletion affects runs that are being played. Its space is reserved while it loads, so the buttons
 * don't move under the pointer.
 */
export function RunsInPlay({ lossOf }: { lossOf: (runs: readonly OpenRun[]) => Loss }) {
  const { data: runs, isError, isFetchedAfterMount } = useRead('listOpenRuns', {}, { staleTime: 0 });
  // Keep the first function: the deleted thing disappears from the page before the dialog closes.
  const [initialLossOf] = useState(() => lossOf);
  // Don't use runs that other parts of the page read earlier: they may be stale.
  const loss = isFetchedAfterMount && !isError && runs ? initialLossOf(runs) : undefined;
  const pendingText = isError
    ? t('Whether this changes a run that is being played is not known.')
    : t('Looking for runs that are being played');
  return (
    <span
      className={loss?.isWarning ? `${styles.runsInPlay} ${styles.isWarning}` : styles.runsInPlay}
      role="status"
    >
      {loss?.text ?? pendingText}
    </span>
  );
}
