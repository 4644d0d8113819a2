import { useEffect, useEffectEvent } from 'react';
import { answeredAt } from '../api.ts';

/** Extra delay, in ms, so that the server's clock has reached the time. */
const slackMs = 50;
/** Maximum random delay, in ms, so that clients don't all read at once. */
const spreadMs = 400;
/** Longest delay that `setTimeout` supports, in ms. */
const longestMs = 2 ** 31 - 1;

/** Returns how long to wait, in ms, before reading something that happens on the server in `ms`. */
export function waitFor(ms: number): number {
  return Math.min(Math.max(0, ms) + slackMs, longestMs);
}

/**
 * Reads again `ms` after the last read, for changes that happen at a known time without an event. `readAt` identifies the
 * last read. Null disables it. Pass `answer`, the data read, if it may be prefetched: its age is subtracted.
 */
export function useReadAfter(
  ms: number | null,
  readAt: number,
  readAgain: () => unknown,
  answer?: object,
): void {
  const readNow = useEffectEvent(readAgain);
  const waitedMs = useEffectEvent(() => (answer === undefined ? 0 : performance.now() - answeredAt(answer)));
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => void readNow(), waitFor(ms - waitedMs() + Math.random() * spreadMs));
    return () => clearTimeout(timer);
  }, [ms, readAt]);
}
