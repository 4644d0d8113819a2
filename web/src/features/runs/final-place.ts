/** The place of the final decision on the simulation dashboard, also as the fragment of its address. */
export const finalPlace = 'final-decision';

/** Takes the reader to the final decision: to its title, with what the rooms lean to and the form below. */
export function goToFinal(): void {
  const place = document.getElementById(finalPlace);
  place?.querySelector('h2')?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}
