import { useEffect, useState } from 'react';

/** Returns the monotonic time of the page (ms), renewed every `everyMs` while `isTicking`. */
export function useTick(everyMs: number, isTicking = true): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isTicking]);
  return now;
}
