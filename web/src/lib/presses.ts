/** Where the page is pressed, with mouse or finger. */
export type Place = { clientX: number; clientY: number };

/** Two presses are at the same place: so far apart at most, in pixels. */
const near = 32;

let last: Place | undefined;

export function watchPresses(): void {
  const note = ({ clientX, clientY }: PointerEvent) => {
    last = { clientX, clientY };
  };
  addEventListener('pointerdown', note, { capture: true, passive: true });
}

/** Where the page was pressed last. */
export const lastPress = (): Place | undefined => last;

export function isSamePlace(one: Place, other: Place): boolean {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < near;
}
