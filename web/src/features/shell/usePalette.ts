import { useEffect, useState } from 'react';

/** Whether the palette is open, and Ctrl+K (Command+K) to open it; `undefined` before the first time. */
export function usePalette() {
  const [isOpen, setIsOpen] = useState<boolean>();
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
      if (document.querySelector('.scrim') === null) setIsOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
