import { shared } from '@vincere/contract/messages';
import { useEffect, useRef } from 'react';
import { toastError } from '../ui/Toaster.tsx';
import { t } from './text.ts';

/** What a read, or several as one, has come to: without anything to show, with all of it, or neither yet. */
export type Outcome = 'failed' | 'there' | 'awaited';

/**
 * Tells of a read that failed: once, and not at every try that follows, until it has worked; then it is told no longer.
 */
export function useFailureTold(outcome: Outcome, message: string): void {
  const untell = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    if (outcome === 'there') {
      untell.current?.();
      untell.current = undefined;
    } else if (outcome === 'failed') untell.current ??= toastError(t(shared.error), message);
  }, [outcome, message]);
}

/** What a read has come to. One that failed while something older is shown counts as there. */
export function outcomeOf({ isError, data }: { isError: boolean; data: unknown }): Outcome {
  if (data !== undefined) return 'there';
  return isError ? 'failed' : 'awaited';
}
