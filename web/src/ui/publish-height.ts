type Observed = { property: `--${string}-height`; after: (() => void) | undefined };

/** The observed elements, with the name of their custom property. */
const observedElements = new Map<Element, Observed>();

/** One observer for all elements. It runs after layout and before paint; measuring earlier would force another layout. */
let observer: ResizeObserver | undefined;

function publishHeights(entries: readonly ResizeObserverEntry[]): void {
  const style = getComputedStyle(document.documentElement);
  const changes = entries.flatMap(({ target }) => {
    const height = `${(target as HTMLElement).offsetHeight}px`;
    const entry = observedElements.get(target);
    return entry && style.getPropertyValue(nameOf(entry)) !== height ? [{ ...entry, height }] : [];
  });
  for (const { property, height } of changes) document.documentElement.style.setProperty(property, height);
  for (const { after } of changes) after?.();
}

/** Returns the custom property that style sheets read: the measured height, or a default until it is set. */
function nameOf({ property }: Observed): string {
  return property.replace(/-height$/, '');
}

/**
 * Returns a `ref` that stores the height of an element in a custom property of the page, in pixels. Sticky elements grow with
 * the text size and wrap on narrow screens, so the style sheets reserve this height. An unchanged height is not set again,
 * because that would recalculate all styles. `after` is called after each change.
 */
export function publishHeight(property: Observed['property'], after?: () => void) {
  return (element: HTMLElement | null) => {
    if (element === null) return;
    observedElements.set(element, { property, after });
    observer ??= new ResizeObserver(publishHeights);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      observedElements.delete(element);
      // Keep the height if another element replaces this one at once, such as the next page's header.
      queueMicrotask(() => {
        const isHeld = [...observedElements.values()].some((other) => other.property === property);
        if (!isHeld) document.documentElement.style.removeProperty(property);
      });
    };
  };
}
