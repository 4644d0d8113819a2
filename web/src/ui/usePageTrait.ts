import { useLayoutEffect } from 'react';

/**
 * How a page uses the screen, for `styles/layout.css`: its columns scroll separately, its text grows on wall screens, toasts
 * lie at the left, or its print is a report.
 */
type PageTrait = 'columns' | 'wall' | 'toasts-left' | 'printed-report';

/** Gives the page a trait while the component is mounted. */
export function usePageTrait(trait: PageTrait, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const root = document.documentElement;
    root.setAttribute(`data-${trait}`, '');
    return () => root.removeAttribute(`data-${trait}`);
  }, [trait, isOn]);
}
