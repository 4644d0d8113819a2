/** Returns whether more than half of an element is above the viewport or under the bars at the top of the page. */
export function isOutOfSight(element: Element | null | undefined): boolean {
  if (!element) return false;
  const { top, height } = element.getBoundingClientRect();
  const barsEnd = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return top + height / 2 < barsEnd;
}
