import { shared } from '@vincere/contract/messages';
import { useEffect, useRef } from 'react';
import { t } from '../../lib/text.ts';
import { toastError } from './Toaster.tsx';

/** State of one or several reads: failed without data, all data there, or still loading. */
export type Outcome = 'failed' | 'there' | 'awaited';

/**
 * Shows a toast for a failed read: once, not again for each failed retry. Clears it when the read succeeds.
 */
export function useFailureToast(outcome: Outcome, message: string): void {
  const clearToast = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    if (outcome === 'there') {
      clearToast.current?.();
      clearToast.current = undefined;
    } else if (outcome === 'failed') clearToast.current ??= toastError(t(shared.error), message);
  }, [outcome, message]);
}

/** Returns the state of a read. A failed read that still has older data counts as there. */
export function outcomeOf({ isError, data }: { isError: boolean; data: unknown }): Outcome {
  if (data !== undefined) return 'there';
  return isError ? 'failed' : 'awaited';
}
