import type { ReactFlowInstance } from '@xyflow/react';
import type { Layout } from './layout.ts';
import type { MapNode } from './nodes.ts';

/** Smaller, nobody could read it. */
const least = 0.8;

/** What one pixel of the layout is on this screen: the picture grows with the size of the text. */
export function unit(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/** How large the whole width can be shown; what would be too small to read goes on to the right instead. */
export function zoomFor(root: HTMLElement | null, layout: Layout): number {
  const width = root?.clientWidth ?? 0;
  return width === 0 ? 1 : Math.min(1, Math.max(least, width / (layout.width * unit())));
}

/** Shows the picture from its beginning, or with this scenario in the middle when it would not be seen. */
export function show(
  instance: Pick<ReactFlowInstance<MapNode>, 'setViewport'>,
  root: HTMLElement | null,
  layout: Layout,
  scenario: number | undefined,
): void {
  const zoom = zoomFor(root, layout);
  const card = layout.cards.find((one) => one.scenario.id === scenario);
  const seen = { width: root?.clientWidth ?? 0, height: root?.clientHeight ?? 0 };
  const offset = (end: number, middle: number, room: number) =>
    end * zoom * unit() <= room ? 0 : room / 2 - middle * zoom * unit();
  void instance.setViewport({
    zoom,
    x: card ? offset(card.x + card.width, card.x + card.width / 2, seen.width) : 0,
    y: card ? offset(card.y + card.height, card.y + card.height / 2, seen.height) : 0,
  });
}
