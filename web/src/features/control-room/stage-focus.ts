/** The element ids of the current step of the path and of the run's head. `focusStage` focuses them. */
export const stageNow = 'stage-now';
export const runHead = 'run-head';

/**
 * Focuses the stage that was just opened, or the head of a run that is over, if the pressed button was removed or disabled.
 * Call it after the run has moved; it waits for the page to render that.
 */
export function focusStage(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body && !isDisabledButton(document.activeElement)) return;
    (document.getElementById(stageNow) ?? document.getElementById(runHead))?.focus();
  }, renderDelayMs);
}

/** By then the dialog is closed and has returned the focus. */
const renderDelayMs = 150;

function isDisabledButton(element: Element | null): boolean {
  return element instanceof HTMLButtonElement && element.disabled;
}
