/** The id of the final decision's section on the simulation dashboard, also used as URL fragment. */
export const finalPlace = 'final-decision';

/** Scrolls to the final decision and focuses its title. A click that opens another tab or window doesn't scroll this page. */
export function goToFinal(click?: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void {
  if (click?.ctrlKey || click?.metaKey || click?.shiftKey) return;
  const section = document.getElementById(finalPlace);
  section?.querySelector('h2')?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
