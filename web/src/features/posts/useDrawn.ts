import { startTransition, useEffect, useState } from 'react';

const portion = 20;
const pauseMs = 30;

/**
 * How many of `total` parts of a long list are drawn by now: a portion at once, the others portion by portion, so that
 * hundreds never hold up a finger that scrolls.
 */
export function useDrawn(total: number): number {
  const [drawn, setDrawn] = useState(portion);
  useEffect(() => {
    if (drawn >= total) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + portion)), pauseMs);
    return () => clearTimeout(timer);
  }, [drawn, total]);
  return drawn;
}
