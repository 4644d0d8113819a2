/** A press on the page, with mouse or finger. */
export type Press = { clientX: number; clientY: number; isTouch: boolean };

/** Two taps are at the same place: so far apart at most, in pixels. */
const near = 32;

let last: Press | undefined;

/** Begins to note where the page is pressed: for the whole page, once. */
export function watchPresses(): void {
  const note = ({ clientX, clientY, pointerType }: PointerEvent) => {
    last = { clientX, clientY, isTouch: pointerType !== 'mouse' };
  };
  addEventListener('pointerdown', note, { capture: true, passive: true });
}

/** Where the page was pressed last. */
export const lastPress = (): Press | undefined => last;

/** Whether `event`, soon after `first`, is the second press of a double one. A mouse counts its clicks; of taps the place tells. */
export function isSecondPress(
  first: Press,
  event: { clientX: number; clientY: number; detail: number },
): boolean {
  if (!first.isTouch) return event.detail > 1;
  return Math.hypot(first.clientX - event.clientX, first.clientY - event.clientY) < near;
}
