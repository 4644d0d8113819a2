import { useEffect, useState } from 'react';

/** The state of the palette, which Ctrl+K (Command+K) opens. `count` is the number of times it was opened. */
export function usePalette() {
  const [{ isOpen, count }, setState] = useState({ isOpen: false, count: 0 });
  const openPalette = () => setState((before) => ({ isOpen: true, count: before.count + 1 }));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      // Don't open the palette over another dialog.
      if (document.querySelector('.scrim:not([data-ending-style]), dialog[open]') === null) openPalette();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    isOpen,
    count,
    open: openPalette,
    close: () => setState((before) => ({ ...before, isOpen: false })),
  };
}
