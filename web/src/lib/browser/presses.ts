/** A press on the page, with mouse or finger. */
export type Press = { clientX: number; clientY: number; isTouch: boolean };

/** Maximum distance between the two taps of a double tap, in pixels. */
const near = 32;

let latestPress: Press | undefined;

/** Starts recording the last press on the page. Call it once. */
export function watchPresses(): void {
  const note = ({ clientX, clientY, pointerType }: PointerEvent) => {
    latestPress = { clientX, clientY, isTouch: pointerType !== 'mouse' };
  };
  addEventListener('pointerdown', note, { capture: true, passive: true });
}

/** Returns the last press on the page. */
export const lastPress = (): Press | undefined => latestPress;

/** Whether a click soon after `first` is the second of a double press: by click count for a mouse, by distance for taps. */
export function isSecondPress(
  first: Press,
  event: { clientX: number; clientY: number; detail: number },
): boolean {
  if (!first.isTouch) return event.detail > 1;
  return Math.hypot(first.clientX - event.clientX, first.clientY - event.clientY) < near;
}
