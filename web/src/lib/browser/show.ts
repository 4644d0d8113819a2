/**
 * Scrolls to an element that has changed because of a choice elsewhere on the page. It doesn't scroll for a keyboard user,
 * who is still moving through the list: the focus stays in view.
 */
export function showChanged(part: HTMLElement | null): void {
  if (document.activeElement?.matches(':focus-visible')) return;
  part?.scrollIntoView({ block: 'nearest' });
}
