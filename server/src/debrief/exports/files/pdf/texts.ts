import type { Content } from 'pdfmake/interfaces.js';
import { colour } from '../colours.ts';
import type { Run, Text, Words } from '../report/blocks.ts';

/** Draws a paragraph. */
export function drawText({ words, look }: Text): Content {
  const text = drawWords(words);
  switch (look) {
    case 'story':
      return { text, style: 'story', margin: [0, 2, 0, 4] };
    case 'faint':
      return { text, style: 'meta', margin: [0, 1, 0, 2] };
    case 'quiet':
      return { text, color: colour.ink2, lineHeight: 1.15, margin: [0, 1, 0, 3] };
    case 'strong':
      return { text, bold: true, margin: [0, 0, 0, 2] };
    case undefined:
      return { text, lineHeight: 1.15, margin: [0, 1, 0, 3] };
  }
}

/** Returns the text of a node for words. */
export function drawWords(words: Words): string | Content[] {
  if (typeof words === 'string') return words;
  return words.map((part): Content => (typeof part === 'string' ? part : drawRun(part)));
}

function drawRun({ text, isBold = false, tone }: Run): Content {
  return {
    text,
    ...(isBold && { bold: true }),
    ...(tone === 'faint' && { style: 'meta' }),
    ...(tone === 'quiet' && { color: colour.ink2 }),
  };
}
