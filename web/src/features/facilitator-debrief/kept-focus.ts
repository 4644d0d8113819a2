/** The element ids of places that receive the focus after a change has removed the button that was pressed. */
export const places = {
  questions: 'debrief-questions',
  onProjector: 'question-on-projector',
  lessons: 'debrief-lessons',
} as const;

/** By then the page shows the change, and a closed dialog has returned the focus. */
const renderDelayMs = 150;

/** Focuses a place if the focused element has disappeared. Call it after the change. */
export function keepFocus(place: keyof typeof places): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(places[place])?.focus();
  }, renderDelayMs);
}
