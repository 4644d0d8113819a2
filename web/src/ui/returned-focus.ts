/** The element that had the focus, and its ancestors up to the content of the page, innermost first. */
let path: readonly HTMLElement[] = [];

/** Remembers a focused element outside the toasts, to which `returnFocus` goes back. */
export function rememberFocus(focusedElement: EventTarget | null): void {
  if (
    !(focusedElement instanceof HTMLElement) ||
    focusedElement === document.body ||
    focusedElement.closest('.toaster')
  )
    return;
  path = [focusedElement];
  for (let part = focusedElement.parentElement; part?.closest('main'); part = part.parentElement)
    path = [...path, part];
}

/** Focuses the remembered element. If it is gone, focuses the nearest remaining part of the page around it. */
export function returnFocus(): void {
  const main = document.querySelector('main');
  for (const part of main === null ? path : [...path, main]) {
    part.focus({ preventScroll: true });
    if (part !== document.activeElement) focusPart(part);
    if (part === document.activeElement) return;
  }
}

/** Focuses an element that isn't a control. */
function focusPart(part: HTMLElement): void {
  if (part.matches('button, input, select, textarea')) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
}
