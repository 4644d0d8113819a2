/** A value of a JSON text and the line (from 1) on which it begins. */
export type JsonNode = {
  line: number;
  value: unknown;
  /** The elements of an array. */
  items?: readonly JsonNode[];
  /** The fields of an object. */
  fields?: ReadonlyMap<string, JsonNode>;
};

/** Where a text stops being JSON, and why in words for a person; `item`: in which element (from 1) of the list that it is. */
export type JsonFault = { line: number; item?: number; message: string };

/** What an author's text is read into; deeper is nothing that a person writes. */
const deepest = 100;

/** Reads a JSON text with the line of every value, or says on which line it breaks. Takes what JSON.parse takes. */
export function readJson(text: string): JsonNode | JsonFault {
  try {
    return new Reader(text).readWhole();
  } catch (error) {
    if (error instanceof Broken) return error.fault;
    throw error;
  }
}

class Broken extends Error {
  readonly fault: JsonFault;
  constructor(fault: JsonFault) {
    super(fault.message);
    this.fault = fault;
  }
}

class Reader {
  readonly #text: string;
  #at = 0;
  #line = 1;
  /** The element of the outermost list that is being read. */
  #item: number | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  readWhole(): JsonNode {
    const node = this.#value(0);
    this.#skip();
    if (this.#at < this.#text.length) this.#break(`Nothing can follow here, but there is ${this.#seen()}`);
    return node;
  }

  #value(depth: number): JsonNode {
    this.#skip();
    const line = this.#line;
    if (depth > deepest) this.#break('There are too many brackets inside each other');
    const first = this.#text[this.#at];
    if (first === '[') return { line, ...this.#array(depth) };
    if (first === '{') return { line, ...this.#object(depth) };
    if (first === '"') return { line, value: this.#string() };
    return { line, value: this.#plain() };
  }

  #array(depth: number): Omit<JsonNode, 'line'> {
    const items: JsonNode[] = [];
    this.#at += 1;
    if (!this.#take(']'))
      do {
        if (depth === 0) this.#item = items.length + 1;
        items.push(this.#value(depth + 1));
        if (depth === 0) this.#item = undefined;
      } while (this.#goesOn(']', 'list'));
    return { items, value: items.map(({ value }) => value) };
  }

  #object(depth: number): Omit<JsonNode, 'line'> {
    const fields = new Map<string, JsonNode>();
    this.#at += 1;
    if (!this.#take('}'))
      do {
        this.#skip();
        if (this.#text[this.#at] !== '"') this.#break(`A name in "quotes" is expected, not ${this.#seen()}`);
        const name = this.#string();
        if (!this.#take(':')) this.#break(`A colon is missing after "${name}"`);
        fields.set(name, this.#value(depth + 1));
      } while (this.#goesOn('}', 'post'));
    return { fields, value: Object.fromEntries([...fields].map(([name, { value }]) => [name, value])) };
  }

  /** After an element: whether another one follows. */
  #goesOn(end: ']' | '}', what: string): boolean {
    if (this.#take(end)) return false;
    if (this.#take(',')) return true;
    if (this.#at >= this.#text.length) this.#break(`The text ends before this ${what} is closed with ${end}`);
    return this.#break(`A comma or ${end} is expected, not ${this.#seen()}`);
  }

  #string(): string {
    const begin = this.#at;
    this.#at += 1;
    while (this.#isInText() || this.#match(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y) !== undefined) {}
    const next = this.#text[this.#at];
    if (next === '\\') this.#break('A backslash is written twice, a quotation mark as \\"');
    if (next !== '"') this.#break('This text is not closed with "; a new line inside it is written \\n');
    this.#at += 1;
    return JSON.parse(this.#text.slice(begin, this.#at)) as string;
  }

  /** Moves on over one character that stands in a text as it is. */
  #isInText(): boolean {
    const next = this.#text[this.#at] ?? '"';
    if (next < ' ' || next === '"' || next === '\\') return false;
    this.#at += 1;
    return true;
  }

  #plain(): unknown {
    const word = this.#match(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y);
    if (word === undefined)
      this.#break(
        this.#at < this.#text.length ? `${this.#seen()} is not expected here` : 'The text ends here',
      );
    return JSON.parse(word);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #take(character: string): boolean {
    this.#skip();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #skip(): void {
    for (; /[ \t\n\r]/.test(this.#text[this.#at] ?? ''); this.#at += 1)
      if (this.#text[this.#at] === '\n') this.#line += 1;
  }

  #seen(): string {
    const seen = /^(?:\w+|\P{Cc})/u.exec(this.#text.slice(this.#at, this.#at + 40))?.[0];
    return seen === undefined ? 'the end of the text' : `'${seen}'`;
  }

  #break(message: string): never {
    throw new Broken({ line: this.#line, ...(this.#item && { item: this.#item }), message });
  }
}
