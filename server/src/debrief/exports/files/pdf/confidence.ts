import type { Confidence } from '@vincere/contract';
import { confidenceSteps } from '@vincere/domain';
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { bar, colour, diamond, inSvg, page, rows } from './style.ts';

/** The space between two columns of drawings. */
const gap = 24;

/** Returns how sure the group was with each vote, as bars from 0 to 100 beside each other, `available` points wide. */
export function distributions(
  { room_votes, final_votes }: Pick<Confidence, 'room_votes' | 'final_votes'>,
  { t }: Translator,
  available: number = page.text,
): Content {
  const width = (available - gap) / 2;
  const column = (counts: readonly number[] | null, title: string, tooFew: string): Column => ({
    width,
    stack:
      counts === null
        ? [{ text: tooFew, style: 'meta' }]
        : [
            { text: title, style: 'meta', margin: [0, 0, 0, 2] },
            { svg: distributionSvg(counts, width), width },
          ],
  });
  return {
    unbreakable: true,
    columnGap: gap,
    columns: [
      column(
        room_votes,
        t('How sure with the room vote'),
        t('Fewer than four people said how sure they were with the room vote.'),
      ),
      column(
        final_votes,
        t('How sure with the final decision'),
        t('Fewer than four people said how sure they were with the final decision.'),
      ),
    ],
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

type Mean = { people: number; mean: number };

/** Returns the mean confidence of those who stayed and those who moved, each as a dot between 0 and 100. */
export function meansByMove(
  { stayed, moved }: { stayed: Mean | null; moved: Mean | null },
  { t }: Translator,
): Content[] {
  const row = (group: Mean | null, name: string): TableCell[][] =>
    group === null
      ? []
      : [
          [
            { text: t('{group}, {people}', { group: name, people: group.people }) },
            { svg: meanSvg(group.mean), margin: [0, 2, 0, 0] },
            { text: String(Math.round(group.mean)), bold: true, alignment: 'right' },
          ],
        ];
  return [
    {
      layout: rows,
      table: {
        widths: [76, plot + 8, '*'],
        body: [...row(stayed, t('Stayed')), ...row(moved, t('Moved'))],
      },
    },
    {
      text: t('Means of what they said with the room vote: 0 is a guess, 100 is certain.'),
      style: 'meta',
      margin: [0, 3, 0, 0],
    },
  ];
}

/** The width of the line from 0 to 100. */
const plot = 300;

function meanSvg(mean: number): string {
  const x = (value: number) => 4 + (value / 100) * plot;
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour.line}" stroke-width="1"/>`;
  return `<svg width="${plot + 8}" height="10" viewBox="0 0 ${plot + 8} 10">${line(x(0), 5, x(100), 5)}${[0, 25, 50, 75, 100].map((value) => line(x(value), 1, x(value), 9)).join('')}<circle cx="${x(mean)}" cy="5" r="4" fill="${colour.ink}"/></svg>`;
}

/** How many people expected a decision, and how many chose it. `chose` is null where nobody may know. */
export type Expected = {
  letter: string;
  title: string;
  isChosen: boolean;
  expected: number;
  chose: number;
};

/** Returns a table of forecasts compared with final decisions. `all` is the number of forecasts, `made` that of decisions. */
export function forecastsTable(
  decisions: readonly Expected[],
  { all, made }: { all: number; made: number },
  { t }: Translator,
): Content {
  const share = (people: number, of: number) => (of === 0 ? 0 : people / of);
  return {
    unbreakable: true,
    layout: rows,
    margin: [0, 4, 0, 0],
    table: {
      widths: [18, '*', 110, 110],
      body: decisions.map(({ letter, title, isChosen, expected, chose }): TableCell[] => [
        diamond(letter, isChosen, 15),
        { text: title, bold: isChosen },
        {
          stack: [
            bar(104, share(expected, all), colour.lineStrong, 6),
            { ...(bar(104, share(chose, made), colour.ink, 6) as object), margin: [0, 4, 0, 0] } as Content,
          ],
          margin: [0, 3, 0, 0],
        },
        {
          stack: [
            t('{people} of {all} expected it', { people: expected, all }),
            t('{people} of {all} chose it', { people: chose, all: made }),
          ],
          fontSize: 8.5,
        },
      ]),
    },
  };
}
