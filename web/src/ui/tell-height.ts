/**
 * A `ref` that keeps the height of an element in a custom property of the page, in pixels. What sticks to an edge of the
 * screen grows with the text size and wraps where it is narrow; the style sheets keep that much free of it.
 */
export function tellHeight(property: `--${string}-height`) {
  return (element: HTMLElement | null) => {
    if (element === null) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(property, `${element.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
