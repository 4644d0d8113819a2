/** Returns the beginning of a text on one line, with at most `length` characters. */
export function excerptOf(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}
