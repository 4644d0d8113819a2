import type { RatingMark } from '@vincere/domain';
import { colour, shades } from '../colours.ts';
import type { Mark } from '../report/blocks.ts';
import { inSvg } from './style.ts';

type Counts = Extract<Mark, { mark: 'ratings' }>['counts'];

const height = 15;
/** The gap between two marks, the least width of one, and the distance between two lines of a hatching, in points. */
const [gap, narrowest, hatch] = [1.5, 20, 4] as const;
/** A hatching leans by this width over its whole height. */
const lean = 6;

/** Draws how many raters gave each mark: its letter, a length and the number. */
export function ratingsSvg(counts: Counts, width: number): string {
  const widths = widthsOf(
    counts.map(({ people }) => people),
    width - gap * (counts.length - 1),
  );
  let x = 0;
  const ratingShapes = counts.map(({ mark, people }, index) => {
    const partWidth = widths[index] ?? 0;
    const part = ratingOf(mark, people, x, partWidth);
    x += partWidth + gap;
    return part;
  });
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ratingShapes.join('')}</svg>`;
}

/** Returns widths in the ratio of the numbers, none of them too narrow for a letter and a number. */
function widthsOf(people: readonly number[], width: number): number[] {
  const total = people.reduce((sum, count) => sum + count, 0);
  const isNarrow = (count: number) => (count / total) * width < narrowest;
  const wide = people.filter((count) => !isNarrow(count)).reduce((sum, count) => sum + count, 0);
  const freeWidth = width - narrowest * people.filter(isNarrow).length;
  return people.map((count) => (isNarrow(count) ? narrowest : (count / wide) * freeWidth));
}

function ratingOf(mark: RatingMark, people: number, x: number, width: number): string {
  const fill = { P: colour.ink, S: shades.middle, M: '#ffffff', U: '#ffffff' }[mark];
  const stroke = mark === 'P' ? colour.ink : colour.lineStrong;
  const dash = mark === 'U' ? ' stroke-dasharray="2.5 2"' : '';
  const ink = mark === 'P' ? '#ffffff' : colour.ink;
  return [
    `<rect x="${x + 0.5}" y="0.5" width="${width - 1}" height="${height - 1}" fill="${fill}" stroke="none"/>`,
    ...(mark === 'M' ? hatching(x, width) : []),
    `<rect x="${x + 0.5}" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${stroke}" stroke-width="0.8"${dash}/>`,
    label(x + 4.5, 'start', ink, mark),
    label(x + width - 4.5, 'end', ink, String(people)),
  ].join('');
}

function hatching(x: number, width: number): string[] {
  const lines = Math.max(0, Math.floor((width - lean - 2) / hatch));
  return Array.from({ length: lines }, (_, index) => {
    const from = x + 1 + (index + 0.5) * hatch;
    return `<line x1="${from}" y1="${height - 1}" x2="${from + lean}" y2="1" stroke="${colour.line}" stroke-width="1.2"/>`;
  });
}

function label(x: number, anchor: 'start' | 'end', fill: string, words: string): string {
  return `<text x="${x}" y="10.4" font-family="Archivo" font-size="8" font-weight="bold" text-anchor="${anchor}" fill="${fill}">${inSvg(words)}</text>`;
}
