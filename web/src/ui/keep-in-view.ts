import type { FocusEvent, FormEvent } from 'react';

/** Handlers of a text box that grows above a pinned button. They keep all of it in view, not only the caret. */
export const keepInView = { onFocus: show, onInput: show };

function show({ currentTarget }: FocusEvent<HTMLElement> | FormEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}
