/** A part of a line of text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; parts: Inline[] }
  /** A link. Its address begins with http:// or https://. */
  | { kind: 'link'; href: string; text: string }
  /** A picture: the name of a file of the simulation, and a text that takes its place. */
  | { kind: 'picture'; file: string; alt: string };

/** A block of a text. */
export type Block =
  | { kind: 'heading' | 'paragraph'; parts: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] };

const longestTitle = 60;
const bullet = /^[-*•] +/;
const numbered = /^\d{1,3}[.)] +/;
const heading = /^#{1,3} +/;

/**
 * Parses a small subset of Markdown: `**bold**`, `*italic*`, `[text](https://…)`, addresses, `![alt](file.png)`, lists and
 * `# headings`. A short first line without punctuation is the heading of its paragraph. Everything else is plain text;
 * there is no HTML. Takes linear time for every text.
 */
export function parseMarkdown(text: string): Block[] {
  return text
    .trim()
    .split(/\r?\n[^\S\n]*\r?\n/)
    .flatMap((part) => {
      const [first = '', ...rest] = part.trim().split(/\r?\n/);
      return isTitle(first, rest)
        ? [{ kind: 'heading' as const, parts: parseInline(first) }, ...blocksOf(rest)]
        : blocksOf([first, ...rest]);
    });
}

function isTitle(line: string, rest: readonly string[]): boolean {
  const isPlain = !bullet.test(line) && !numbered.test(line) && !heading.test(line);
  return isPlain && rest.length > 0 && line.length <= longestTitle && /[^.!?:,;)\s-]$/.test(line.trimEnd());
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const closeParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', parts: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };
  for (const line of lines) {
    if (heading.test(line)) {
      closeParagraph();
      blocks.push({ kind: 'heading', parts: parseInline(line.replace(heading, '')) });
      continue;
    }
    const isOrdered = numbered.test(line);
    if (!isOrdered && !bullet.test(line)) {
      paragraph.push(line);
      continue;
    }
    closeParagraph();
    const item = parseInline(line.replace(isOrdered ? numbered : bullet, ''));
    const last = blocks.at(-1);
    if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item);
    else blocks.push({ kind: 'list', isOrdered, items: [item] });
  }
  closeParagraph();
  return blocks;
}

// Each alternative stops at the first mark that can close it, so that a mark without an end costs little.
const marks =
  /!\[(?<alt>[^\]\n]{0,200})\]\((?<file>[^()\n]{1,200})\)|\[(?<label>[^\]\n]{1,200})\]\((?<href>https?:\/\/[^\s()<>]{1,500})\)|(?<url>https?:\/\/[^\s()<>*]{1,500})|\*\*(?=\S)(?<bold>(?:[^*\n]|\*(?!\*)){1,2000})(?<=\S)\*\*|(?<![\p{L}\p{N}*])\*(?=[^\s*])(?<italic>[^*\n]{1,2000})(?<=\S)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?=[^\s_])(?<low>[^_\n]{1,2000})(?<=\S)_(?![\p{L}\p{N}_])/gu;

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const addText = (plain: string) => {
    if (plain !== '') parts.push({ kind: 'text', text: plain });
  };
  for (const match of text.matchAll(marks)) {
    addText(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { alt = '', file, label, href, url, bold, italic, low } = match.groups ?? {};
    const slanted = italic ?? low;
    if (file !== undefined) parts.push({ kind: 'picture', file, alt });
    else if (label !== undefined && href !== undefined) parts.push({ kind: 'link', href, text: label });
    else if (bold !== undefined) parts.push({ kind: 'bold', parts: parseInline(bold) });
    else if (slanted !== undefined) parts.push({ kind: 'italic', parts: parseInline(slanted) });
    else if (url !== undefined) {
      // A full stop after an address ends the sentence.
      const bare = url.replace(/[.,;:!?]+$/, '');
      parts.push({ kind: 'link', href: bare, text: bare });
      addText(url.slice(bare.length));
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
            .map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${plainOf(item)}`)
            .join('\n')
        : plainOf(block.parts),
    )
    .join('\n\n');
}

function plainOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if ('parts' in part) return plainOf(part.parts);
      if (part.kind === 'picture') return part.alt;
      return part.kind === 'link' && part.text !== part.href ? `${part.text} (${part.href})` : part.text;
    })
    .join('');
}
