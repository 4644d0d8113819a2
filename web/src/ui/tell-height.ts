type Told = { property: `--${string}-height`; then: (() => void) | undefined };

/** Whose height is told, and as what. */
const told = new Map<Element, Told>();

// Told once the page is laid out, and before it is painted: to ask for a height any sooner costs a layout more.
const observer = new ResizeObserver((entries) => {
  const said = getComputedStyle(document.documentElement);
  const changes = entries.flatMap(({ target }) => {
    const height = `${(target as HTMLElement).offsetHeight}px`;
    const about = told.get(target);
    return about && said.getPropertyValue(nameOf(about)) !== height ? [{ ...about, height }] : [];
  });
  for (const { property, height } of changes) document.documentElement.style.setProperty(property, height);
  for (const { then } of changes) then?.();
});

/** Under which name the style sheets take up a height, or the usual one until it is told. */
function nameOf({ property }: Told): string {
  return property.replace(/-height$/, '');
}

/**
 * A `ref` that keeps the height of an element in a custom property of the page, in pixels. What sticks to an edge of the
 * screen grows with the text size and wraps where it is narrow; the style sheets keep that much free of it. A height that
 * they say already is not told: a new value on the whole page has the browser go through all its styles. `then` is called
 * after each change.
 */
export function tellHeight(property: Told['property'], then?: () => void) {
  return (element: HTMLElement | null) => {
    if (element === null) return;
    told.set(element, { property, then });
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      told.delete(element);
      // The height stays where another takes the place at once, as one page's header that of the next.
      queueMicrotask(() => {
        const isHeld = [...told.values()].some((other) => other.property === property);
        if (!isHeld) document.documentElement.style.removeProperty(property);
      });
    };
  };
}
