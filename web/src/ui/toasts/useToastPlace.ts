import { useEffect } from 'react';

/**
 * Where toasts appear, if not at the bottom right: `left` beside the navigation, or at the top of a small screen; `corner` at the
 * bottom left.
 */
export type ToastPlace = 'left' | 'corner';

/** Shows toasts at another place while a component is shown, because they would cover its buttons. */
export function useToastPlace(place: ToastPlace, isShown = true): void {
  useEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    const before = dataset['toasts'];
    dataset['toasts'] = place;
    return () => {
      if (before === undefined) delete dataset['toasts'];
      else dataset['toasts'] = before;
    };
  }, [place, isShown]);
}
