import type { AnyRouter } from '@tanstack/react-router';

const waitMs = 5_000;

/**
 * Moves the focus to the heading of a new page, for keyboard and screen reader users, as soon as the page has one. Does
 * nothing on the first page of a visit, or if the page itself has set the focus.
 */
export function focusHeadings(router: AnyRouter): void {
  let stop = () => {};
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    stop();
    // A page that is still loading may have no heading yet, or replace it.
    const observer = new MutationObserver(focusHeading);
    const timer = setTimeout(() => stop(), waitMs);
    stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const act of acts) removeEventListener(act, stop, true);
    };
    // The user is already using the page, so don't move the focus.
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
