/** The step of the path in which the run stands, and the head of a run: where focus goes once the run has moved. */
export const stageNow = 'stage-now';
export const runHead = 'run-head';

/**
 * Takes focus to the stage that was just opened, or to the head of a run that is over, where the button that did it has
 * lost it. To be called once the run has moved: it waits for the page to show that.
 */
export function focusStage(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body && !isClosed(document.activeElement)) return;
    (document.getElementById(stageNow) ?? document.getElementById(runHead))?.focus();
  }, settleMs);
}

/** By then the dialog that asked is gone and has given focus back. */
const settleMs = 150;

function isClosed(element: Element | null): boolean {
  return element instanceof HTMLButtonElement && element.disabled;
}
