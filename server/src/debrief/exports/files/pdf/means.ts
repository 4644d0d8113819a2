import { type CategoryMeans, categories, categoryTitles } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
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
        widths: [120, 190, '*', '*', '*'],
        body: [
          ['', '', t('Before'), t('After'), t('Change')].map((text) => ({ text, style: 'head' })),
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
    { text: t('Ring: before the run. Dot: after it.'), style: 'meta', margin: [0, 8, 0, 0] },
  ];
}

/** Returns the difference of the printed (rounded) values, so that the table adds up. */
function changeOf(before: number | null, after: number | null, { tenths }: Translator): string {
  if (before === null || after === null) return '';
  const change = Number(after.toFixed(1)) - Number(before.toFixed(1));
  return Math.abs(change) < 0.05 ? tenths(0) : `${change > 0 ? '+' : '−'}${tenths(Math.abs(change))}`;
}

/** Draws a line from a ring (before) to a dot (after). */
function changeSvg(before: number | null, after: number | null): string {
  const [width, height] = [184, 14];
  const xOf = (value: number) => 6 + ((value - 1) / 4) * (width - 12);
  const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, weight: number) =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${weight}"/>`;
  const parts = [
    line(xOf(1), 7, xOf(5), 7, colour.line, 1),
    ...[1, 2, 3, 4, 5].map((value) => line(xOf(value), 3, xOf(value), 11, colour.line, 1)),
    ...(before === null || after === null ? [] : [line(xOf(before), 7, xOf(after), 7, colour.ink, 2)]),
    ...(before === null
      ? []
      : [
          `<circle cx="${xOf(before)}" cy="7" r="3.5" fill="#ffffff" stroke="${colour.ink}" stroke-width="1.3"/>`,
        ]),
    ...(after === null ? [] : [`<circle cx="${xOf(after)}" cy="7" r="4" fill="${colour.ink}"/>`]),
  ];
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
