import { startTransition, useEffect, useState } from 'react';

const batchSize = 20;
const pauseMs = 30;

/**
 * Returns how many of `total` items of a long list to render now. It starts with one batch and adds the others one by one, so
 * that rendering hundreds of items doesn't block scrolling.
 */
export function useRenderedCount(total: number): number {
  const [rendered, setRendered] = useState(batchSize);
  useEffect(() => {
    if (rendered >= total) return;
    const timer = setTimeout(() => startTransition(() => setRendered(rendered + batchSize)), pauseMs);
    return () => clearTimeout(timer);
  }, [rendered, total]);
  return rendered;
}
