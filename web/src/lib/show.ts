/**
 * Brings a part into view that a choice elsewhere on the page has changed, as far as it has to move for that. A choice
 * made with the keyboard goes on through the list: there the page stays where the focus is.
 */
export function showChanged(part: HTMLElement | null): void {
  if (document.activeElement?.matches(':focus-visible')) return;
  part?.scrollIntoView({ block: 'nearest' });
}
