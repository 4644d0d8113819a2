import type { CoordinateExtent, ReactFlowInstance, Viewport } from '@xyflow/react';
import type { Layout } from './layout.ts';
import type { MapNode } from './nodes.ts';

/** Smaller, nobody could read it. */
const least = 0.8;

/** What one pixel of the layout is on this screen: the picture grows with the size of the text. */
export function unit(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/** How large all of it can be shown; what would be too small to read goes on to the right and below instead. */
function zoomFor(root: HTMLElement | null, layout: Layout, isWhole: boolean): number {
  const { clientWidth = 0, clientHeight = 0 } = root ?? {};
  if (clientWidth === 0) return 1;
  const across = clientWidth / (layout.width * unit());
  const down = isWhole ? clientHeight / ((layout.height + 10) * unit()) : 1;
  return Math.min(1, Math.max(least, Math.min(across, down)));
}

/**
 * Shows the picture from its beginning, with `isWhole` down to its end; or with this scenario in the middle when it would
 * not be seen.
 */
export function show(
  instance: Pick<ReactFlowInstance<MapNode>, 'setViewport'>,
  root: HTMLElement | null,
  layout: Layout,
  scenario: number | undefined,
  isWhole: boolean,
): void {
  const zoom = zoomFor(root, layout, isWhole);
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

type Size = { width: number; height: number };

/**
 * How far the picture can be moved, in its own measure: to its edges and no further. When `seen`, the part that the window
 * shows at this zoom, is larger than the picture, it stands in the middle at the top.
 */
export function limitsOf(picture: Size, seen: Size): CoordinateExtent {
  const beside = Math.max(0, seen.width - picture.width) / 2;
  return [
    [-beside, 0],
    [picture.width + beside, Math.max(picture.height, seen.height)],
  ];
}

/** The view moved back into these limits; `screen` is the window in pixels. */
export function within([from, to]: CoordinateExtent, { x, y, zoom }: Viewport, screen: Size): Viewport {
  const keep = (place: number, start: number, end: number, room: number) =>
    Math.min(-start * zoom, Math.max(place, room - end * zoom));
  return { zoom, x: keep(x, from[0], to[0], screen.width), y: keep(y, from[1], to[1], screen.height) };
}
