import { useEffect, useEffectEvent } from 'react';

/** So much later, in ms: the server's own clock has got there by then; and not all who wait ask at once. */
const slackMs = 50;
const spreadMs = 400;
/** What a browser can wait for at once, in ms. */
const longestMs = 2 ** 31 - 1;

/**
 * Reads again `ms` after the last read (`readAt` tells one from another): when what nobody announces has happened by the
 * server's clock. Null waits for nothing.
 */
export function useReadAfter(ms: number | null, readAt: number, read: () => unknown): void {
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (ms === null) return;
    const wait = Math.min(ms + slackMs + Math.random() * spreadMs, longestMs);
    const timer = setTimeout(() => void readNow(), wait);
    return () => clearTimeout(timer);
  }, [ms, readAt]);
}
