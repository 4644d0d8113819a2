import { colour, shades } from '../colours.ts';
import type { Mark } from '../report/blocks.ts';
import { inSvg } from './style.ts';

const [height, middle] = [14, 7] as const;

/** Draws a mean from 0 to 100 as a dot on a line. */
export function meanSvg(mean: number, width: number): string {
  const x = (value: number) => 4 + (value / 100) * (width - 8);
  return drawing(width, [
    line(x(0), middle, x(100), middle),
    ...[0, 25, 50, 75, 100].map((value) => line(x(value), 3, x(value), 11)),
    dot(x(mean)),
  ]);
}

/** The drawing of answers: its height, the line on which the bars stand, and the height of the tallest, in points. */
const chart = { height: 46, base: 34, tallest: 22 } as const;

/** Draws how many people gave each answer of a scale from 1 up. */
export function answersSvg({ counts, shade }: Extract<Mark, { mark: 'answers' }>, width: number): string {
  const step = width / counts.length;
  const most = Math.max(1, ...counts);
  const bars = counts.flatMap((count, index) => {
    const tall = Math.max(0.5, (count / most) * chart.tallest);
    const middle = step * (index + 0.5);
    return [
      `<rect x="${step * index + 1}" y="${chart.base - tall}" width="${step - 2}" height="${tall}" fill="${shades[shade]}"/>`,
      ...(count === 0 ? [] : [label(middle, chart.base - tall - 2.5, String(count), colour.ink)]),
      label(middle, chart.base + 9, String(index + 1), colour.ink3),
    ];
  });
  return `<svg width="${width}" height="${chart.height}" viewBox="0 0 ${width} ${chart.height}">${bars.join('')}</svg>`;
}

function label(x: number, y: number, words: string, fill: string): string {
  return `<text x="${x}" y="${y}" font-family="Archivo" font-size="7.5" text-anchor="middle" fill="${fill}">${inSvg(words)}</text>`;
}

function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string = colour.line,
  weight = 1,
): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${weight}"/>`;
}

function dot(x: number): string {
  return `<circle cx="${x}" cy="${middle}" r="4" fill="${colour.ink}"/>`;
}

function drawing(width: number, parts: readonly string[]): string {
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
