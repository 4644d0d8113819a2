/** Returns the first `length` UTF-16 units of a text, without splitting a surrogate pair at the end. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Returns the length of a text in bytes of UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Returns the beginning of a text with at most this many bytes in UTF-8, without splitting a visible character. */
export function cutBytes(text: string, maxBytes: number): string {
  if (utf8Length(text) <= maxBytes) return text;
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let bytes = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    bytes += utf8Length(segment);
    if (bytes > maxBytes) return text.slice(0, index);
  }
  return text;
}

/**
 * Returns a text that every file format can hold, those made of XML included. Vertical tabs and form feeds become line
 * breaks, half a surrogate pair becomes U+FFFD, and control characters and noncharacters are removed.
 */
export function fileText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\v\f]/g, '\n')
    .replace(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu, '');
}

/** Replaces each `{name}` in a text by the fact of that name. Facts that are neither texts nor numbers become empty. */
export function fill(text: string, facts: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '';
  });
}

/** Translations by English text: a text, or one text per plural category of the language. */
export type Texts = Readonly<Record<string, string | Forms>>;
export type Forms = { readonly other: string } & { readonly [kind in Intl.LDMLPluralRule]?: string };

/** The keys of a catalogue without plural forms. */
export type TextOf<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string ? Key : never;
}[keyof Catalogue];

/** The names in braces in a text. */
export type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string} ${string}` | ' ' ? never : Name) | Names<Rest>
  : never;

/** The arguments that fill a text: none for a text without names. */
export type Filling<Name extends string> = [Name] extends [never]
  ? []
  : [facts: Readonly<Record<Name, string | number>>];

/** Removes the hint after `@@`, which distinguishes two meanings of the same English text. */
export function bare(text: string): string {
  return text.replace(/@@.*/, '');
}
