/** The element that had the focus, and its ancestors up to the content of the page, innermost first. */
let path: readonly HTMLElement[] = [];

/** Remembers a focused element outside the toasts, to which `returnFocus` goes back. */
export function rememberFocus(focused: EventTarget | null): void {
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.closest('.toaster')) return;
  path = [focused];
  for (let part = focused.parentElement; part?.closest('main'); part = part.parentElement)
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
