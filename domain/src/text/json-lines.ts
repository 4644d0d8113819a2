import { type Problem, problemIn } from '../problem.ts';

/** The sentences of syntax errors. `{seen}` is the next word of the text in quotes, or its end. */
export const jsonMessages = {
  'json.text-after': 'Nothing can follow here, but there is {seen}',
  'json.too-deep': 'There are too many brackets inside each other',
  'json.no-name': 'A name in "quotes" is expected, not {seen}',
  'json.no-colon': 'A colon is missing after "{name}"',
  'json.open-list': 'The text ends before this list is closed with {end}',
  'json.open-post': 'The text ends before this post is closed with {end}',
  'json.no-comma': 'A comma or {end} is expected, not {seen}',
  'json.bad-escape': 'A backslash is written twice, a quotation mark as \\"',
  'json.open-text': 'This text is not closed with "; a new line inside it is written \\n',
  'json.unexpected': '{seen} is not expected here',
  'json.text-ends': 'The text ends here',
} as const;

/** A value of a JSON text and the line (from 1) on which it begins. */
export type JsonNode = {
  line: number;
  value: unknown;
  /** The elements of an array. */
  items?: readonly JsonNode[];
  /** The fields of an object. */
  fields?: ReadonlyMap<string, JsonNode>;
};

/**
 * A syntax error with its line (from 1). If the text is a list, `item` is the number (from 1) of the element with the error.
 */
export type JsonFault = Problem<keyof typeof jsonMessages> & { line: number; item?: number };

/** The maximum nesting. Nobody writes deeper JSON by hand. */
const maxDepth = 100;

/** The maximum number of errors that are looked for in a text. */
const maxFaults = 100;

/**
 * Parses a JSON text into values with their lines. Accepts exactly what JSON.parse accepts. Otherwise returns the errors: of
 * a list of posts those of every post, and of any other text the first one.
 */
export function readJson(text: string): JsonNode | { faults: readonly JsonFault[] } {
  const reader = new Reader(text);
  try {
    const node = reader.readDocument();
    return reader.faults.length === 0 ? node : { faults: reader.faults };
  } catch (error) {
    if (error instanceof SyntaxFault) return { faults: [...reader.faults, error.fault] };
    throw error;
  }
}

class SyntaxFault extends Error {
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
  /** The number (from 1) of the element of the outermost list that is being read. */
  #item: number | undefined;
  /** The errors after which reading went on with the next post. */
  readonly faults: JsonFault[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  readDocument(): JsonNode {
    const node = this.#value(0);
    this.#skipSpace();
    if (this.#at < this.#text.length)
      this.#fail(problemIn(jsonMessages, 'json.text-after', { seen: this.#nextWord() }));
    return node;
  }

  #value(depth: number): JsonNode {
    this.#skipSpace();
    const line = this.#line;
    if (depth > maxDepth) this.#fail(problemIn(jsonMessages, 'json.too-deep'));
    const first = this.#text[this.#at];
    if (first === '[') return { line, ...this.#array(depth) };
    if (first === '{') return { line, ...this.#object(depth) };
    if (first === '"') return { line, value: this.#string() };
    return { line, value: this.#literal() };
  }

  #array(depth: number): Omit<JsonNode, 'line'> {
    const items: JsonNode[] = [];
    this.#at += 1;
    if (!this.#accept(']')) {
      let number = 1;
      while (this.#readElement(depth, number, items)) number += 1;
    }
    return { items, value: items.map(({ value }) => value) };
  }

  /** Reads an element and its separator. Returns whether another one follows, in the outermost list also after an error. */
  #readElement(depth: number, number: number, items: JsonNode[]): boolean {
    try {
      if (depth === 0) this.#item = number;
      items.push(this.#value(depth + 1));
      if (depth === 0) this.#item = undefined;
      return this.#hasMore(']', 'list');
    } catch (error) {
      if (depth > 0 || !(error instanceof SyntaxFault) || this.faults.length === maxFaults) throw error;
      if (!this.#skipToPost()) throw error;
      this.faults.push(error.fault);
      return true;
    }
  }

  /** Goes to the next post: a bracket here, or at the beginning of a line. Returns false, without moving, if there is none. */
  #skipToPost(): boolean {
    if (this.#item === undefined && this.#text[this.#at] === '{') return true;
    const next = /\n[ \t]*(?=\{)/g;
    next.lastIndex = this.#at;
    const match = next.exec(this.#text);
    if (match === null) return false;
    const end = match.index + match[0].length;
    this.#line += this.#text.slice(this.#at, end).split('\n').length - 1;
    this.#at = end;
    return true;
  }

  #object(depth: number): Omit<JsonNode, 'line'> {
    const fields = new Map<string, JsonNode>();
    this.#at += 1;
    if (!this.#accept('}'))
      do {
        this.#skipSpace();
        if (this.#text[this.#at] !== '"')
          this.#fail(problemIn(jsonMessages, 'json.no-name', { seen: this.#nextWord() }));
        const name = this.#string();
        if (!this.#accept(':')) this.#fail(problemIn(jsonMessages, 'json.no-colon', { name }));
        fields.set(name, this.#value(depth + 1));
      } while (this.#hasMore('}', 'post'));
    return { fields, value: Object.fromEntries([...fields].map(([name, { value }]) => [name, value])) };
  }

  /** Reads the separator after an element and returns whether another element follows. */
  #hasMore(end: ']' | '}', kind: 'list' | 'post'): boolean {
    if (this.#accept(end)) return false;
    if (this.#accept(',')) return true;
    if (this.#at >= this.#text.length) this.#fail(problemIn(jsonMessages, `json.open-${kind}`, { end }));
    return this.#fail(problemIn(jsonMessages, 'json.no-comma', { end, seen: this.#nextWord() }));
  }

  #string(): string {
    const begin = this.#at;
    this.#at += 1;
    while (this.#skipPlainCharacter() || this.#match(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y) !== undefined) {}
    const next = this.#text[this.#at];
    if (next === '\\') this.#fail(problemIn(jsonMessages, 'json.bad-escape'));
    if (next !== '"') this.#fail(problemIn(jsonMessages, 'json.open-text'));
    this.#at += 1;
    return JSON.parse(this.#text.slice(begin, this.#at)) as string;
  }

  /** Skips one character of a string that needs no escape. Returns false, without moving, for any other character. */
  #skipPlainCharacter(): boolean {
    const next = this.#text[this.#at] ?? '"';
    if (next < ' ' || next === '"' || next === '\\') return false;
    this.#at += 1;
    return true;
  }

  #literal(): unknown {
    const word = this.#match(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y);
    if (word === undefined)
      this.#fail(
        this.#at < this.#text.length
          ? problemIn(jsonMessages, 'json.unexpected', { seen: this.#nextWord() })
          : problemIn(jsonMessages, 'json.text-ends'),
      );
    return JSON.parse(word);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text)?.[0];
    this.#at += match?.length ?? 0;
    return match;
  }

  #accept(character: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #skipSpace(): void {
    for (; /[ \t\n\r]/.test(this.#text[this.#at] ?? ''); this.#at += 1)
      if (this.#text[this.#at] === '\n') this.#line += 1;
  }

  #nextWord(): string {
    const word = /^(?:\w+|\P{Cc})/u.exec(this.#text.slice(this.#at, this.#at + 40))?.[0];
    return word === undefined ? 'the end of the text' : `'${word}'`;
  }

  #fail(problem: Problem<keyof typeof jsonMessages>): never {
    throw new SyntaxFault({ line: this.#line, ...(this.#item && { item: this.#item }), ...problem });
  }
}
