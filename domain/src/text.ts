/** The first `length` characters (UTF-16 units) of a text, without leaving half of a character at its end. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
