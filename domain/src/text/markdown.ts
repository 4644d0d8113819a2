/** A part of a line of text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; parts: Inline[] }
  /** A link. Its address begins with http:// or https://. */
  | { kind: 'link'; href: string; text: string }
  /** A picture: the name of a file of the simulation, and a text that takes its place. */
  | { kind: 'picture'; file: string; alt: string };

/** A block of a text whose inline parts are of type `Part`. The level of a heading is 1 to 3. */
export type Block<Part = Inline> =
  | { kind: 'heading'; level: number; parts: Part[] }
  | { kind: 'paragraph'; parts: Part[] }
  /** `start` is the first number of an ordered list that does not begin with 1. */
  | { kind: 'list'; isOrdered: boolean; start?: number; items: Part[][] };

const longestTitle = 60;
const bullet = /^[-*•] +/;
const listNumber = /^\d{1,3}[.)] +/;
const heading = /^(#{1,3}) +/;
const paragraphBreak = /\r?\n[^\S\n]*\r?\n/;

/**
 * Parses a small subset of Markdown: `**bold**`, `*italic*`, `[text](https://…)`, addresses, `![alt](file.png)`, lists and
 * `# headings`. A short first line without punctuation is the heading of its paragraph. Everything else is plain text;
 * there is no HTML. Takes linear time for every text.
 */
export function parseMarkdown(text: string): Block[] {
  return splitAtBlankLines(text).flatMap(([first = '', ...rest]) =>
    isTitle(first, rest)
      ? [{ kind: 'heading' as const, level: 3, parts: parseInline(first) }, ...parseLines(rest, parseInline)]
      : parseLines([first, ...rest], parseInline),
  );
}

/** Splits a text at blank lines. Returns the lines of each part. */
export function splitAtBlankLines(text: string): string[][] {
  return text
    .trim()
    .split(paragraphBreak)
    .map((part) => part.trim().split(/\r?\n/));
}

function isTitle(line: string, rest: readonly string[]): boolean {
  const isPlain = !bullet.test(line) && !listNumber.test(line) && !heading.test(line);
  return isPlain && rest.length > 0 && line.length <= longestTitle && /[^.!?:,;)\s-]$/.test(line.trimEnd());
}

function startOf(line: string, isOrdered: boolean): { start?: number } {
  const start = isOrdered ? Number.parseInt(line, 10) : 1;
  return start === 1 ? {} : { start };
}

/** Parses lines without blank ones between them into headings, lists and paragraphs. `inline` parses the text of each. */
export function parseLines<Part>(lines: readonly string[], inline: (text: string) => Part[]): Block<Part>[] {
  const blocks: Block<Part>[] = [];
  let paragraph: string[] = [];
  const closeParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', parts: inline(paragraph.join('\n')) });
    paragraph = [];
  };
  for (const line of lines) {
    const marks = heading.exec(line);
    if (marks !== null) {
      closeParagraph();
      const level = marks[1]?.length ?? 1;
      blocks.push({ kind: 'heading', level, parts: inline(line.slice(marks[0].length)) });
      continue;
    }
    const isOrdered = listNumber.test(line);
    if (!isOrdered && !bullet.test(line)) {
      paragraph.push(line);
      continue;
    }
    closeParagraph();
    const item = inline(line.replace(isOrdered ? listNumber : bullet, ''));
    const lastBlock = blocks.at(-1);
    if (lastBlock?.kind === 'list' && lastBlock.isOrdered === isOrdered) lastBlock.items.push(item);
    else blocks.push({ kind: 'list', isOrdered, ...startOf(line, isOrdered), items: [item] });
  }
  closeParagraph();
  return blocks;
}

// Each alternative stops at the first mark that can close it, so that a mark without an end costs little.
const marks =
  /!\[(?<alt>[^\]\n]{0,200})\]\((?<file>[^()\n]{1,200})\)|\[(?<label>[^\]\n]{1,200})\]\((?<href>https?:\/\/[^\s()<>]{1,500})\)|(?<url>https?:\/\/[^\s()<>*]{1,500})|\*\*(?=\S)(?<bold>(?:[^*\n]|\*(?!\*)){1,2000})(?<=\S)\*\*|(?<![\p{L}\p{N}*])\*(?=[^\s*])(?<italic>[^*\n]{1,2000})(?<=\S)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?=[^\s_])(?<low>[^_\n]{1,2000})(?<=\S)_(?![\p{L}\p{N}_])/gu;

/** Parses the inline marks of a line or paragraph. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const addText = (plainText: string) => {
    if (plainText !== '') parts.push({ kind: 'text', text: plainText });
  };
  for (const match of text.matchAll(marks)) {
    addText(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { alt = '', file, label, href, url, bold, italic, low } = match.groups ?? {};
    const italicText = italic ?? low;
    if (file !== undefined) parts.push({ kind: 'picture', file, alt });
    else if (label !== undefined && href !== undefined) parts.push({ kind: 'link', href, text: label });
    else if (bold !== undefined) parts.push({ kind: 'bold', parts: parseInline(bold) });
    else if (italicText !== undefined) parts.push({ kind: 'italic', parts: parseInline(italicText) });
    else if (url !== undefined) {
      // A full stop after an address ends the sentence.
      const bareUrl = url.replace(/[.,;:!?]+$/, '');
      parts.push({ kind: 'link', href: bareUrl, text: bareUrl });
      addText(url.slice(bareUrl.length));
    }
  }
  addText(text.slice(end));
  return parts;
}

/** Returns a text without the marks of its Markdown, for documents. Links keep their address, and pictures their text. */
export function withoutMarkdown(text: string): string {
  return parseMarkdown(text)
    .map((block) =>
      block.kind === 'list'
        ? block.items
            .map(
              (item, index) => `${block.isOrdered ? `${(block.start ?? 1) + index}.` : '-'} ${plainOf(item)}`,
            )
            .join('\n')
        : plainOf(block.parts),
    )
    .join('\n\n');
}

/** Returns the text of inline parts without their marks. */
export function plainOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if ('parts' in part) return plainOf(part.parts);
      if (part.kind === 'picture') return part.alt;
      return part.kind === 'link' && part.text !== part.href ? `${part.text} (${part.href})` : part.text;
    })
    .join('');
}
