import { colour } from '../colours.ts';
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

/** Draws a line from a ring (before) to a dot (after) on a scale from 1 to 5, or only the numbers of the scale. */
export function changeSvg({ before, after }: Extract<Mark, { mark: 'change' }>, width: number): string {
  const x = (value: number) => 6 + ((value - 1) / 4) * (width - 12);
  const values = [1, 2, 3, 4, 5];
  if (before === null && after === null)
    return drawing(
      width,
      values.map(
        (value) =>
          `<text x="${x(value)}" y="10" font-family="Archivo" font-size="8" text-anchor="middle" fill="${colour.ink3}">${inSvg(String(value))}</text>`,
      ),
    );
  return drawing(width, [
    line(x(1), middle, x(5), middle),
    ...values.map((value) => line(x(value), 3, x(value), 11)),
    ...(before === null || after === null ? [] : [line(x(before), middle, x(after), middle, colour.ink, 2)]),
    ...(before === null ? [] : [ring(x(before))]),
    ...(after === null ? [] : [dot(x(after))]),
  ]);
}

/** Draws the sign of a key. */
export function signSvg(sign: 'ring' | 'dot'): string {
  return drawing(14, [sign === 'ring' ? ring(middle) : dot(middle)]);
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

function ring(x: number): string {
  return `<circle cx="${x}" cy="${middle}" r="3.5" fill="#ffffff" stroke="${colour.ink}" stroke-width="1.3"/>`;
}

function dot(x: number): string {
  return `<circle cx="${x}" cy="${middle}" r="4" fill="${colour.ink}"/>`;
}

function drawing(width: number, parts: readonly string[]): string {
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
