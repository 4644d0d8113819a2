import { type CategoryMeans, categories, categoryTitles } from '@vincere/domain';
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { colour, rows } from './style.ts';

/** Returns a table of the mean answers per category (1 to 5), before and after a run. Either may be missing. */
export function meansTable(
  { pre, post }: { pre: CategoryMeans | null; post: CategoryMeans | null },
  translator: Translator,
): Content[] {
  const { t, tenths } = translator;
  const format = (value: number | null) => (value === null ? '' : tenths(value));
  return [
    {
      layout: rows,
      table: {
        widths: [120, plot.width + 6, '*', '*', '*'],
        body: [
          [
            '',
            { svg: scaleSvg() },
            ...[t('Before'), t('After'), t('Change')].map((text) => ({ text, style: 'head' })),
          ],
          ...categories.map((category): TableCell[] => {
            const [before, after] = [pre?.[category] ?? null, post?.[category] ?? null];
            return [
              { text: t(categoryTitles[category]) },
              { svg: changeSvg(before, after) },
              { text: format(before) },
              { text: format(after), bold: true },
              { text: changeOf(before, after, translator) },
            ];
          }),
        ],
      },
    },
    {
      columns: [
        ...(pre ? key(ring(plot.middle), t('Before')) : []),
        ...(post ? key(dot(plot.middle), t('After')) : []),
      ],
      margin: [120 + 12, 6, 0, 0],
    },
  ];
}

/** Returns the columns of a key: a mark and its meaning. */
function key(mark: string, text: string): Column[] {
  return [
    { svg: drawing(18, [mark]), width: 18 },
    { text, style: 'meta', width: 'auto', margin: [0, 2, 18, 0] },
  ];
}

/** Returns the difference of the printed (rounded) values, so that the table adds up. */
function changeOf(before: number | null, after: number | null, { tenths }: Translator): string {
  if (before === null || after === null) return '';
  const change = Number(after.toFixed(1)) - Number(before.toFixed(1));
  return Math.abs(change) < 0.05 ? tenths(0) : `${change > 0 ? '+' : '−'}${tenths(Math.abs(change))}`;
}

/** The drawings next to the figures, in points. */
const plot = { width: 184, height: 14, middle: 7 } as const;

const xOf = (value: number) => 6 + ((value - 1) / 4) * (plot.width - 12);

/** Draws the numbers of the scale, above its ticks. */
function scaleSvg(): string {
  const numbers = [1, 2, 3, 4, 5].map(
    (value) =>
      `<text x="${xOf(value)}" y="10" font-family="Archivo" font-size="8" text-anchor="middle" fill="${colour.ink3}">${value}</text>`,
  );
  return drawing(plot.width, numbers);
}

/** Draws a line from a ring (before) to a dot (after). */
function changeSvg(before: number | null, after: number | null): string {
  const { middle } = plot;
  const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, weight: number) =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${weight}"/>`;
  return drawing(plot.width, [
    line(xOf(1), middle, xOf(5), middle, colour.line, 1),
    ...[1, 2, 3, 4, 5].map((value) => line(xOf(value), 3, xOf(value), 11, colour.line, 1)),
    ...(before === null || after === null
      ? []
      : [line(xOf(before), middle, xOf(after), middle, colour.ink, 2)]),
    ...(before === null ? [] : [ring(xOf(before))]),
    ...(after === null ? [] : [dot(xOf(after))]),
  ]);
}

function ring(x: number): string {
  return `<circle cx="${x}" cy="${plot.middle}" r="3.5" fill="#ffffff" stroke="${colour.ink}" stroke-width="1.3"/>`;
}

function dot(x: number): string {
  return `<circle cx="${x}" cy="${plot.middle}" r="4" fill="${colour.ink}"/>`;
}

function drawing(width: number, parts: readonly string[]): string {
  const { height } = plot;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
