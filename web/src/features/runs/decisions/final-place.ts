import { isOutOfSight } from '../out-of-sight.ts';

/** The id of the final decision's section on the simulation dashboard, also used as URL fragment. */
export const finalPlace = 'final-decision';

/** Scrolls to the final decision and focuses its title. A click that opens another tab or window doesn't scroll this page. */
export function goToFinal(click?: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void {
  if (click?.ctrlKey || click?.metaKey || click?.shiftKey) return;
  const section = document.getElementById(finalPlace);
  section?.querySelector('h2')?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}

/** Focuses the title of the final decision, and scrolls to it if it is above the visible part of the page. */
export function showFinalTitle(): void {
  const section = document.getElementById(finalPlace);
  const title = section?.querySelector('h2');
  title?.focus({ preventScroll: true });
  if (isOutOfSight(title)) section?.scrollIntoView({ block: 'start' });
}
