/** The place of the own final decision on the simulation dashboard, also as the fragment of its address. */
export const finalPlace = 'final-decision';

/** Takes the reader to the form of the final decision. */
export function goToFinal(): void {
  const place = document.getElementById(finalPlace);
  place?.querySelector('form')?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}
