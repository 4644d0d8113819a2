import '../../styles/runs-in-play.css';
import { useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import type { Loss, OpenRun } from './runs-in-play.ts';

/**
 * Tells in a dialog what a deletion does to runs that are being played, as soon as that is known. Its place is kept from
 * the beginning: nothing moves under the pointer when it comes.
 */
export function RunsInPlay({ lossOf }: { lossOf: (runs: readonly OpenRun[]) => Loss }) {
  const { data: runs, isError, isFetchedAfterMount } = useRead('listOpenRuns', {}, { staleTime: 0 });
  // As it was when it was asked: what is deleted is gone before the dialog is.
  const [lossThen] = useState(() => lossOf);
  // Other parts of the page read them too: what they had heard earlier is not the answer.
  const loss = isFetchedAfterMount && !isError && runs ? lossThen(runs) : undefined;
  const pending = isError
    ? t('Whether this changes a run that is being played is not known.')
    : t('Looking for runs that are being played');
  return (
    <span className={loss?.isWarning ? 'del-runs is-warning' : 'del-runs'} role="status">
      {loss?.text ?? pending}
    </span>
  );
}
