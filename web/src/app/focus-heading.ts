import type { AnyRouter } from '@tanstack/react-router';

const waitMs = 5_000;

/**
 * Takes keyboard and screen reader along to another page: its heading gets the focus, as soon as the page has one. The
 * first page of a visit is left to the browser, and a focus that the page itself has set is left alone.
 */
export function focusHeadings(router: AnyRouter): void {
  let stop = () => {};
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    stop();
    // A page that still loads has no heading yet, and may put another in its place.
    const observer = new MutationObserver(focusHeading);
    const timer = setTimeout(() => stop(), waitMs);
    stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const act of acts) removeEventListener(act, stop, true);
    };
    // Whoever acts is there already.
    for (const act of acts) addEventListener(act, stop, true);
    observer.observe(document.body, { childList: true, subtree: true });
    focusHeading();
  });
}

const acts = ['keydown', 'pointerdown'] as const;

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const { activeElement } = document;
  if (heading === null || activeElement?.closest('main, [role=dialog]')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
