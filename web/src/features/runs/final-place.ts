/** The place of the final decision on the simulation dashboard, also as the fragment of its address. */
export const finalPlace = 'final-decision';

/**
 * Takes the reader to the final decision: to its title, with what the rooms lean to and the form below. A press that opens
 * another tab leaves this page where it is.
 */
export function goToFinal(press?: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void {
  if (press?.ctrlKey || press?.metaKey || press?.shiftKey) return;
  const place = document.getElementById(finalPlace);
  place?.querySelector('h2')?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}
