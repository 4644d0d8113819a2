import type { Content, CustomTableLayout, StyleDictionary } from 'pdfmake/interfaces.js';
import { colour } from '../colours.ts';
import { noBreak, type OwnTypeface, runsOf } from './typefaces.ts';

/** A4 in points. `text` is the width between the margins. */
export const page = { width: 595, height: 842, margin: 56, foot: 64, text: 483 } as const;

/**
 * The greatest height of content that is moved to the next page as a whole, in points: a little less than a third of the
 * height between the margins, so that no page is more than a third empty.
 */
export const keptWhole = 220;

/** The typeface of texts without a style of their own. */
export const baseTypeface: OwnTypeface = 'Archivo';

export const styles: StyleDictionary = {
  h1: { font: 'Serif', fontSize: 26, bold: true, lineHeight: 0.9 },
  h2: { font: 'Serif', fontSize: 20, bold: true, lineHeight: 0.95 },
  h3: { font: 'Serif', fontSize: 12.5, bold: true, lineHeight: 0.95 },
  story: { font: 'Serif', fontSize: 10, lineHeight: 1.05 },
  lead: { fontSize: 13, color: colour.ink2, lineHeight: 1.3 },
  meta: { fontSize: 8.5, color: colour.ink3 },
  head: { fontSize: 8.5, bold: true, color: colour.ink3 },
};

/** Returns the product's typeface of a style; `otherwise` if the style sets none. */
export function typefaceOfStyle(style: unknown, otherwise: OwnTypeface): OwnTypeface {
  return typeof style === 'string' && styles[style]?.font === 'Serif' ? 'Serif' : otherwise;
}

/** Space above a section and above a chapter, in points. */
export const sectionGap = 14;
export const chapterGap = 30;

/** The height below a heading that must be free on its page if its text can break into lines: about three lines. */
const linesBelow = 44;

/** Returns `head` and `body`, which stay together at least for the first lines of the body. */
export function keepWithLines(head: Content[], body: Content[]): Content[] {
  return [
    { unbreakable: true, stack: [{ stack: head, margin: [0, 0, 0, linesBelow] }] },
    { stack: body, margin: [0, -linesBelow, 0, 0] },
  ];
}

export function rule(
  lineColor: string,
  lineWidth: number,
  margin: [number, number, number, number],
  width: number = page.text,
): Content {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineColor, lineWidth }], margin };
}

/** A table layout with hairlines between the rows. */
export const rows: CustomTableLayout = {
  hLineWidth: (index, { table }) => (index === 0 || index === table.body.length ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => colour.line,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: () => 6,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

/** As `rows`, for the rest of a table whose first rows are a table of their own. */
export const continuedRows: CustomTableLayout = {
  ...rows,
  hLineWidth: (index, { table }) => (index === table.body.length ? 0 : 0.5),
};

/** Returns a text as escaped SVG spans, each in a typeface that has its characters. */
export function inSvg(text: string): string {
  return runsOf(text.replace(/\s+/g, ' '), 'Archivo', Number.POSITIVE_INFINITY)
    .map(({ text: part, font, whole }) => {
      const safe = part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      if (font === 'Archivo') return safe;
      // SVG reverses each right-to-left word but not their order, so we reverse the order here.
      const words = whole ? safe.split(noBreak).reverse() : [safe];
      return words.map((word) => `<tspan font-family="${font}">${word}</tspan>`).join(' ');
    })
    .join('');
}

/** Draws a decision as a diamond with its letter, filled if it was chosen. */
export function diamond(letter: string, isChosen: boolean, size = 18): Content {
  const half = size / 2;
  const [fill, textColor] = isChosen ? [colour.ink, '#ffffff'] : ['#ffffff', colour.ink];
  return {
    svg: `<svg width="${size}" height="${size}" viewBox="-1 -1 ${size + 2} ${size + 2}"><path d="M${half} 0L${size} ${half} ${half} ${size} 0 ${half}z" fill="${fill}" stroke="${colour.ink}" stroke-width="1"/><text x="${half}" y="${half + size * 0.16}" font-family="Archivo" font-size="${size * 0.45}" font-weight="bold" text-anchor="middle" fill="${textColor}">${inSvg(letter)}</text></svg>`,
    width: size,
    height: size,
  };
}

const logo = `<svg width="30" height="30" viewBox="0 0 24 24"><path d="M1.6 3.4h4L12 16.9 15.2 10h3L13.6 21h-3.2z" fill="${colour.ink}"/><path d="M19.3 1.7 22.8 5.2 19.3 8.7 15.8 5.2z" fill="${colour.signal}" stroke="${colour.ink}" stroke-width="1.5"/></svg>`;

/** Returns the product's logo and name, with a bottom margin of `below` points. */
export function brand(below: number): Content {
  return {
    columns: [
      { svg: logo, width: 26 },
      { text: 'VINCERE', bold: true, fontSize: 12, characterSpacing: 1.2, margin: [4, 6, 0, 0] },
    ],
    margin: [0, 0, 0, below],
  };
}
