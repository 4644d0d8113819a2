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

/** A catalogue, by English text: the text, or for one with a count the text for each kind of number of the language. */
export type Texts = Readonly<Record<string, string | Forms>>;
export type Forms = { readonly other: string } & { readonly [kind in Intl.LDMLPluralRule]?: string };

/** The keys of a catalogue that are texts by themselves; the others are for a count. */
export type TextOf<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string ? Key : never;
}[keyof Catalogue];

/** What a text names in braces. */
export type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string} ${string}` | ' ' ? never : Name) | Names<Rest>
  : never;

/** What fills a text: nothing for one without names. */
export type Filling<Name extends string> = [Name] extends [never]
  ? []
  : [facts: Readonly<Record<Name, string | number>>];

/** A text without the hint behind it, which tells apart what English says in one word. */
export function bare(text: string): string {
  return text.replace(/@@.*/, '');
}
