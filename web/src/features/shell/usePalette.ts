import { useEffect, useState } from 'react';

/** Whether the palette is open, how often it has been, and Ctrl+K (Command+K) to open it. */
export function usePalette() {
  const [{ isOpen, count }, setState] = useState({ isOpen: false, count: 0 });
  const open = () => setState((before) => ({ isOpen: true, count: before.count + 1 }));
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
      // One dialog at a time.
      if (document.querySelector('.scrim:not([data-ending-style]), dialog[open]') === null) open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return { isOpen, count, open, close: () => setState((before) => ({ ...before, isOpen: false })) };
}
