import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useLayoutEffect } from 'react';
import { limitsOf, within } from './view.ts';

/**
 * Keeps the picture at its edges: by wheel, drag, zoom or a change of the window it never leaves them, and what is smaller
 * than the window stands still in it.
 */
export function KeepInView({ width, height }: { width: number; height: number }) {
  const flow = useReactFlow();
  const store = useStoreApi();
  const [x, y, zoom] = useStore((state) => state.transform);
  const across = useStore((state) => state.width);
  const down = useStore((state) => state.height);
  useLayoutEffect(() => {
    if (across === 0 || down === 0) return;
    const limits = limitsOf({ width, height }, { width: across / zoom, height: down / zoom });
    store.getState().setTranslateExtent(limits);
    const kept = within(limits, { x, y, zoom }, { width: across, height: down });
    if (Math.abs(kept.x - x) > 0.5 || Math.abs(kept.y - y) > 0.5) void flow.setViewport(kept);
  }, [flow, store, x, y, zoom, across, down, width, height]);
  return null;
}
