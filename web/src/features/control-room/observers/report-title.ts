/** The id of the title of the shared report. */
export const reportTitle = 'report-of-the-group';

/** Goes to the shared report on the page and focuses its title, without a new entry in the history. */
export function goToReport(click: { preventDefault(): void }): void {
  click.preventDefault();
  const title = document.getElementById(reportTitle);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}
