import { confidenceSteps } from '@vincere/domain';
import type { Content } from 'pdfmake/interfaces.js';
import { colour } from '../colours.ts';
import type { Distribution } from '../report/blocks.ts';
import { inSvg } from './style.ts';

/** The space between two charts. */
const gap = 24;

/** Draws distributions of confidence beside each other, as bars from 0 to 100. */
export function drawDistributions(charts: readonly Distribution[], available: number): Content {
  const width = (available - gap * (charts.length - 1)) / charts.length;
  return {
    unbreakable: true,
    columnGap: gap,
    columns: charts.map(({ title, counts, tooFew }) => ({
      width,
      stack:
        counts === null
          ? [{ text: tooFew, style: 'meta' }]
          : [
              { text: title, style: 'meta', margin: [0, 0, 0, 2] },
              { svg: distributionSvg(counts, width), width },
            ],
    })),
    margin: [0, 6, 0, 4],
  };
}

/** Draws numbers of people by confidence. */
function distributionSvg(counts: readonly number[], width: number): string {
  const step = width / confidenceSteps.length;
  const most = Math.max(1, ...counts);
  const [base, tallest] = [42, 30];
  const parts = confidenceSteps.flatMap((value, index) => {
    const count = counts[index] ?? 0;
    const height = Math.max(0.5, (count / most) * tallest);
    const middle = step * (index + 0.5);
    return [
      `<rect x="${step * index + 0.75}" y="${base - height}" width="${step - 1.5}" height="${height}" fill="${colour.ink}"/>`,
      ...(count === 0 ? [] : [label(middle, base - height - 2.5, String(count), true)]),
      label(middle, base + 9, String(value)),
    ];
  });
  return `<svg width="${width}" height="${base + 12}" viewBox="0 0 ${width} ${base + 12}">${parts.join('')}</svg>`;
}

function label(x: number, y: number, words: string, isBold = false): string {
  return `<text x="${x}" y="${y}" font-family="Archivo" font-size="7.5"${isBold ? ' font-weight="bold"' : ''} text-anchor="middle" fill="${isBold ? colour.ink : colour.ink3}">${inSvg(words)}</text>`;
}
