import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useLayoutEffect } from 'react';
import { clampViewport, limitsOf } from './view.ts';

/**
 * Keeps the map inside the viewport: scrolling, dragging, zooming and resizing never move it beyond its edges. A map smaller
 * than the viewport can't be moved. `width` and `height` are the size of the map at zoom 1.
 */
export function KeepInView({ width, height }: { width: number; height: number }) {
  const flow = useReactFlow();
  const store = useStoreApi();
  const [x, y, zoom] = useStore((state) => state.transform);
  const viewWidth = useStore((state) => state.width);
  const viewHeight = useStore((state) => state.height);
  useLayoutEffect(() => {
    if (viewWidth === 0 || viewHeight === 0) return;
    const limits = limitsOf({ width, height }, { width: viewWidth / zoom, height: viewHeight / zoom });
    store.getState().setTranslateExtent(limits);
    const clampedViewport = clampViewport(limits, { x, y, zoom }, { width: viewWidth, height: viewHeight });
    if (Math.abs(clampedViewport.x - x) > 0.5 || Math.abs(clampedViewport.y - y) > 0.5)
      void flow.setViewport(clampedViewport);
  }, [flow, store, x, y, zoom, viewWidth, viewHeight, width, height]);
  return null;
}
