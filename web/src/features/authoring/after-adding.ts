import type { RefObject } from 'react';

/**
 * Where focus goes when the dialog that adds to a list closes: to its button, or, when the list is full now and the button
 * is off, to what was added last.
 */
export function afterAdding(button: RefObject<HTMLButtonElement | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      const { current } = button;
      if (!current?.disabled) return current;
      return current.closest('section')?.querySelector<HTMLElement>('li:last-child a.btn') ?? null;
    },
  };
}
