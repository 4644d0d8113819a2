/** Returns a minute as a cell has it, such as `by 10 min`. */
export function formatByMinute(minute: number): string {
  return `by ${minute} min`;
}

/** Returns the minute in a text such as `by 10 min`; null if it has none. */
export function parseByMinute(text: string): number | null {
  const [, minute] = /^(?:by\s+)?(\d{1,6})(?:\s*min(?:utes?)?)?$/i.exec(text) ?? [];
  return minute === undefined ? null : Number(minute);
}
