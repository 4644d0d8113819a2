import type { CoordinateExtent, ReactFlowInstance, Viewport } from '@xyflow/react';
import type { Layout } from './layout.ts';
import type { MapNode } from './nodes/nodes.ts';

/** The smallest initial zoom; below it the text is unreadable. */
const minInitialZoom = 0.8;

/** Returns the CSS pixels per pixel of the layout: the map grows with the root font size. */
export function unit(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/** Returns the zoom at which the map fits its width (with `fitsHeight` its height too), within readable bounds. */
function zoomFor(root: HTMLElement | null, layout: Layout, fitsHeight: boolean): number {
  const { clientWidth = 0, clientHeight = 0 } = root ?? {};
  if (clientWidth === 0) return 1;
  const zoomForWidth = clientWidth / (layout.width * unit());
  const zoomForHeight = fitsHeight ? clientHeight / ((layout.height + 10) * unit()) : 1;
  return Math.min(1, Math.max(minInitialZoom, Math.min(zoomForWidth, zoomForHeight)));
}

/**
 * Sets the first view of a map: its top left, with `fitsHeight` zoomed to show its full height. If the card of `scenario` would
 * be out of sight, the view is centred on it instead.
 */
export function showStart(
  instance: Pick<ReactFlowInstance<MapNode>, 'setViewport'>,
  root: HTMLElement | null,
  layout: Layout,
  scenario: number | undefined,
  fitsHeight: boolean,
): void {
  const zoom = zoomFor(root, layout, fitsHeight);
  const card = layout.cards.find((mapCard) => mapCard.scenario.id === scenario);
  const visibleSize = { width: root?.clientWidth ?? 0, height: root?.clientHeight ?? 0 };
  const offset = (end: number, middle: number, room: number) =>
    end * zoom * unit() <= room ? 0 : room / 2 - middle * zoom * unit();
  void instance.setViewport({
    zoom,
    x: card ? offset(card.x + card.width, card.x + card.width / 2, visibleSize.width) : 0,
    y: card ? offset(card.y + card.height, card.y + card.height / 2, visibleSize.height) : 0,
  });
}

type Size = { width: number; height: number };

/**
 * Returns the area that the view may show, in map pixels at zoom 1: the map without anything beyond its edges. `visibleSize` is the
 * size of the visible part at the current zoom. If it is larger than the map, the map is centred at the top.
 */
export function limitsOf(map: Size, visibleSize: Size): CoordinateExtent {
  const margin = Math.max(0, visibleSize.width - map.width) / 2;
  return [
    [-margin, 0],
    [map.width + margin, Math.max(map.height, visibleSize.height)],
  ];
}

/** Returns the viewport moved back into the limits; `screen` is the size of the map's element in screen pixels. */
export function clampViewport(
  [from, to]: CoordinateExtent,
  { x, y, zoom }: Viewport,
  screen: Size,
): Viewport {
  const keep = (place: number, start: number, end: number, room: number) =>
    Math.min(-start * zoom, Math.max(place, room - end * zoom));
  return { zoom, x: keep(x, from[0], to[0], screen.width), y: keep(y, from[1], to[1], screen.height) };
}
