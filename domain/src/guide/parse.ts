import { type Block, type Inline, parseInline, parseLines, splitAtBlankLines } from '../text/markdown.ts';

/** A part of a text of the guide. Italics mark the words of a screen. */
export type GuidePart =
  | Inline
  | { kind: 'section'; section: string; text: string }
  | { kind: 'code'; text: string };

export type GuideBlock =
  | Block<GuidePart>
  | { kind: 'table'; head: GuidePart[][]; rows: GuidePart[][][] }
  /** A picture of the product. Its marks have the numbers of the legend, from 1 up. */
  | { kind: 'figure'; picture: string; alt: string; legend: GuidePart[][] };

/** A section of the guide: its title, the paragraph under it, and the rest. */
export type GuideText = { title: string; lead: GuidePart[]; blocks: GuideBlock[] };

const figure = /^!\[([^\]]+)\]\(([a-z0-9-]+)\)$/;
const referenceOrCode = /\[([^\]\n]+)\]\(#([a-z-]+)\)|`([^`\n]+)`/g;

/**
 * Parses the text of a section: the Markdown of `parseMarkdown`, references to other sections, `code`, tables and figures.
 * Throws for a text that does not begin with a title and a paragraph.
 */
export function parseGuide(text: string): GuideText {
  const blocks: GuideBlock[] = [];
  for (const lines of splitAtBlankLines(text)) {
    const picture = lines.length === 1 ? figure.exec(lines[0] ?? '') : null;
    const before = blocks.at(-1);
    if (picture !== null)
      blocks.push({ kind: 'figure', alt: picture[1] ?? '', picture: picture[2] ?? '', legend: [] });
    else if (lines.every((line) => line.startsWith('|'))) blocks.push(parseTable(lines));
    else {
      const [first, ...rest] = parseLines(lines, parseGuideInline);
      // The numbered list after a picture is its legend.
      if (before?.kind === 'figure' && first?.kind === 'list' && first.isOrdered) before.legend = first.items;
      else if (first !== undefined) blocks.push(first);
      blocks.push(...rest);
    }
  }
  const [title, lead, ...others] = blocks;
  if (title?.kind !== 'heading' || lead?.kind !== 'paragraph')
    throw new Error('A section of the guide begins with a title and a paragraph');
  return { title: textOfGuide(title.parts), lead: lead.parts, blocks: others };
}

function parseTable(lines: readonly string[]): GuideBlock {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\|\s*|\s*\|\s*$/g, '')
      .split(/\s*\|\s*/)
      .map(parseGuideInline),
  );
  return { kind: 'table', head, rows };
}

function parseGuideInline(text: string): GuidePart[] {
  const parts: GuidePart[] = [];
  let end = 0;
  for (const match of text.matchAll(referenceOrCode)) {
    parts.push(...parseInline(text.slice(end, match.index)));
    end = match.index + match[0].length;
    const [, label = '', section, code] = match;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else parts.push({ kind: 'section', section: section ?? '', text: label });
  }
  return [...parts, ...parseInline(text.slice(end))];
}

/** Returns the text of parts without their marks. */
export function textOfGuide(parts: readonly GuidePart[]): string {
  return parts
    .map((part) => {
      if ('parts' in part) return textOfGuide(part.parts);
      return part.kind === 'picture' ? part.alt : part.text;
    })
    .join('');
}
