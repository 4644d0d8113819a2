/** The element that had the focus last. */
let lastFocused: EventTarget | null = null;
document.addEventListener('focusin', ({ target }) => {
  lastFocused = target;
});

/** Returns the text of the field that the user is typing in, even if the page has just removed it; empty for none. */
export function typedText(): string {
  const { activeElement, body } = document;
  const wasRemoved = activeElement === body && lastFocused instanceof Element && !lastFocused.isConnected;
  const field = wasRemoved ? lastFocused : activeElement;
  const isTextField =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !['radio', 'checkbox'].includes(field.type));
  return isTextField ? field.value : '';
}
