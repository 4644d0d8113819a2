import type { Page } from '@playwright/test';

/*
 * Finds what forced colours hide (high contrast of the operating system): states that look as if they were off, and parts that are
 * drawn only by their background, such as bars and dots.
 */

/** Returns what a page doesn't show in forced colours. Afterwards the page has its normal colours. */
export async function findHiddenInForcedColors(page: Page): Promise<string[]> {
  const drawn = await page.evaluate(findDrawnParts);
  await page.emulateMedia({ forcedColors: 'active' });
  const stillDrawn = new Set(await page.evaluate(findDrawnParts));
  const states = await page.evaluate(findUnmarkedStates);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...drawn.filter((part) => !stillDrawn.has(part)), ...states];
}

/** Returns the paths of elements without content whose background or border differs from what is behind it. Evaluated in the page. */
function findDrawnParts(): string[] {
  const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
  const colorBehind = ({ parentElement }: Element): string => {
    if (parentElement === null) return '';
    const color = backgroundOf(parentElement);
    return isClear(color) ? colorBehind(parentElement) : color;
  };
  const pathOf = (element: Element): string => {
    const { parentElement, localName } = element;
    if (parentElement === null) return localName;
    const place = [...parentElement.children].indexOf(element) + 1;
    return `${pathOf(parentElement)} > ${localName}:nth-child(${place})`;
  };
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
    const colors = [backgroundColor, ...(borderTopWidth === '0px' ? [] : [borderTopColor])];
    return (
      Math.min(width, height) >= 2 &&
      colors.some((color) => !isClear(color) && color !== colorBehind(element))
    );
  };
  return [...document.body.querySelectorAll(':empty:not(input, textarea)')].filter(isDrawn).map(pathOf);
}

/** Returns the texts of selected elements that look like an unselected one beside them. Evaluated in the page. */
function findUnmarkedStates(): string[] {
  const states = ['aria-selected', 'aria-pressed', 'aria-current'];
  const isOn = (element: Element) =>
    element.matches('input:checked') ||
    states.some((name) => ![null, 'false'].includes(element.getAttribute(name)));
  // A label or an item of a list can bear the sign of what is in it.
  const drawingOf = (element: Element) =>
    element.closest(element.matches('input') ? 'label' : 'li:has(> :only-child)') ?? element;
  const partLook = (style: CSSStyleDeclaration): string => {
    const edges = ['top', 'right', 'bottom', 'left']
      .filter((side) => style.getPropertyValue(`border-${side}-width`) !== '0px')
      .map((side) => style.getPropertyValue(`border-${side}`));
    const { backgroundColor, color, fill, boxShadow, fontWeight, content, transform, outline } = style;
    return [
      backgroundColor,
      color,
      fill,
      boxShadow,
      fontWeight,
      content,
      transform,
      outline,
      ...edges,
    ].join();
  };
  const lookOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => partLook(getComputedStyle(part, pseudo))),
      )
      .join('\n');
  const offBeside = (element: Element): Element[] => {
    const { type } = element as HTMLInputElement;
    const kind = element.matches('input') ? `input[type="${type}"]` : element.localName;
    let ancestor = element.parentElement;
    for (let level = 0; level < 4 && ancestor !== null; level++) {
      const others = [...ancestor.querySelectorAll(kind)].filter((other) => !isOn(other));
      if (others.length > 0) return others;
      ancestor = ancestor.parentElement;
    }
    return [];
  };
  // The focus ring is no sign of a state.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return (
    [...document.querySelectorAll('input, [aria-selected], [aria-pressed], [aria-current]')]
      .filter((element) => isOn(element) && element.checkVisibility())
      // What is behind an open dialog is hidden from assistive technology, too.
      .filter((element) => element.closest('[inert], [aria-hidden="true"]') === null)
      .filter((element) => {
        const look = lookOf(drawingOf(element));
        // A few neighbours are enough, because all that are off look the same.
        return offBeside(element)
          .slice(0, 3)
          .some((other) => lookOf(drawingOf(other)) === look);
      })
      .map((element) => `${element.localName} ${drawingOf(element).textContent}`)
  );
}
