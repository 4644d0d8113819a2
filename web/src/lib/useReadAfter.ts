import { useEffect, useEffectEvent } from 'react';
import { heardAt } from './api.ts';

/** So much later, in ms: the server's own clock has got there by then. */
const slackMs = 50;
/** Not all who wait ask at once, in ms. */
const spreadMs = 400;
/** What a browser can wait for at once, in ms. */
const longestMs = 2 ** 31 - 1;

/** How long to wait, in ms, before what the server says will happen in `ms` is read. */
export function waitFor(ms: number): number {
  return Math.min(Math.max(0, ms) + slackMs, longestMs);
}

/**
 * Reads again `ms` after the last read (`readAt` tells one from another): when what nobody announces has happened by the
 * server's clock. Null waits for nothing. `answer` is what was read, where that may have been early and waited for us.
 */
export function useReadAfter(ms: number | null, readAt: number, read: () => unknown, answer?: object): void {
  const readNow = useEffectEvent(read);
  const waitedMs = useEffectEvent(() => (answer === undefined ? 0 : performance.now() - heardAt(answer)));
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => void readNow(), waitFor(ms - waitedMs() + Math.random() * spreadMs));
    return () => clearTimeout(timer);
  }, [ms, readAt]);
}
