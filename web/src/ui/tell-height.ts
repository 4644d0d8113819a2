/** Whose height a property holds. */
const holders = new Map<string, HTMLElement>();

/**
 * A `ref` that keeps the height of an element in a custom property of the page, in pixels. What sticks to an edge of the
 * screen grows with the text size and wraps where it is narrow; the style sheets keep that much free of it. `told` is
 * called after each change.
 */
export function tellHeight(property: `--${string}-height`, told?: () => void) {
  return (element: HTMLElement | null) => {
    if (element === null) return;
    const { style } = document.documentElement;
    holders.set(property, element);
    // Told once the page is laid out, and before it is painted: to ask for the height any sooner costs a layout more.
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${element.offsetHeight}px`);
      told?.();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      // The height stays where another takes the place at once, as one page's header that of the next: what a property
      // of the whole page says anew has the browser go through all its styles.
      queueMicrotask(() => {
        if (holders.get(property) !== element) return;
        holders.delete(property);
        style.removeProperty(property);
      });
    };
  };
}
