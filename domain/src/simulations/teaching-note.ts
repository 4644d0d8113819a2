import { type Block, parseLines, splitAtBlankLines } from '../text/markdown.ts';

/** A part of a text of a teaching note. */
export type NotePart = { text: string; isBold: boolean };
export type NoteBlock = Block<NotePart>;

const bold = /\*\*(?=\S)((?:[^*\n]|\*(?!\*)){1,2000})(?<=\S)\*\*/g;

/** Parses a teaching note: headings, lists and bold. Everything else, such as links, pictures and HTML, stays as typed. */
export function parseTeachingNote(note: string): NoteBlock[] {
  return note.trim() === '' ? [] : splitAtBlankLines(note).flatMap((lines) => parseLines(lines, parseBold));
}

function parseBold(text: string): NotePart[] {
  return text
    .split(bold)
    .map((part, index) => ({ text: part, isBold: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Returns the text of a heading or paragraph without its marks. */
export function textOfNote(parts: readonly NotePart[]): string {
  return parts.map(({ text }) => text).join('');
}

/**
 * Returns the index of the heading at which a note opens: the first one with the name of the scenario, else the first one
 * with the name of the stage in English or German, such as `Stage 2`, else null for the top. Case and spaces at the ends
 * make no difference.
 */
export function openingOfNote(
  blocks: readonly NoteBlock[],
  { scenario, stage }: { scenario: string | null; stage: number | null },
): number | null {
  const names = [
    ...(scenario === null ? [] : [[scenario]]),
    ...(stage === null ? [] : [[`Stage ${stage}`, `Phase ${stage}`]]),
  ];
  const normalize = (name: string) => name.trim().toLocaleLowerCase();
  for (const same of names.map((list) => list.map(normalize))) {
    const index = blocks.findIndex(
      (block) => block.kind === 'heading' && same.includes(normalize(textOfNote(block.parts))),
    );
    if (index >= 0) return index;
  }
  return null;
}
