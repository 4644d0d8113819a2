type Told = { property: `--${string}-height`; after: (() => void) | undefined };

/** Whose height is told, and as what. */
const told = new Map<Element, Told>();

/** One for all. It tells once the page is laid out, and before it is painted: to ask any sooner costs a layout more. */
let observer: ResizeObserver | undefined;

function tellAll(entries: readonly ResizeObserverEntry[]): void {
  const said = getComputedStyle(document.documentElement);
  const changes = entries.flatMap(({ target }) => {
    const height = `${(target as HTMLElement).offsetHeight}px`;
    const about = told.get(target);
    return about && said.getPropertyValue(nameOf(about)) !== height ? [{ ...about, height }] : [];
  });
  for (const { property, height } of changes) document.documentElement.style.setProperty(property, height);
  for (const { after } of changes) after?.();
}

/** Under which name the style sheets take up a height, or the usual one until it is told. */
function nameOf({ property }: Told): string {
  return property.replace(/-height$/, '');
}

/**
 * A `ref` that keeps the height of an element in a custom property of the page, in pixels. What sticks to an edge of the
 * screen grows with the text size and wraps where it is narrow; the style sheets keep that much free of it. A height that
 * they say already is not told: a new value on the whole page has the browser go through all its styles. `after` is called
 * after each change.
 */
export function tellHeight(property: Told['property'], after?: () => void) {
  return (element: HTMLElement | null) => {
    if (element === null) return;
    told.set(element, { property, after });
    observer ??= new ResizeObserver(tellAll);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      told.delete(element);
      // The height stays where another takes the place at once, as one page's header that of the next.
      queueMicrotask(() => {
        const isHeld = [...told.values()].some((other) => other.property === property);
        if (!isHeld) document.documentElement.style.removeProperty(property);
      });
    };
  };
}
