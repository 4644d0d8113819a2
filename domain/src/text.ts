/** The first `length` characters (UTF-16 units) of a text, without leaving half of a character at its end. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** A text with its `{names}` filled from the facts: by texts and numbers as they are, by nothing where there is neither. */
export function fill(text: string, facts: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '';
  });
}
