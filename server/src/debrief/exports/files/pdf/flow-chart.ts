import { bandNumberAt, type Flow, type FlowBand, type FlowBar, layOutFlow } from '@vincere/domain';
import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { colour } from '../colours.ts';
import { letterOf } from '../words.ts';
import { inSvg, page } from './style.ts';

type Stage = RunData['stages'][number];

/** The chart in points. Titles are outside of the bars. */
const bars = { left: 168, right: 318, width: 7 } as const;
const [head, foot] = [16, 16];
/** The characters of a title in one line. */
const lineLength = 24;
/** Bands that are lower have no number: it would not fit. */
const lowestNumbered = 5;

/** Draws how people moved from room votes (left) to final decisions (right). The width of a band is its number of people. */
export function flowChart(stage: Stage, flows: readonly Flow[], translator: Translator): Content {
  const { t } = translator;
  const all = countOf(flows, () => true);
  const layout = layOutFlow(
    flows,
    stage.decisions.map(({ id }) => id),
    { unit: Math.min(5, 80 / Math.max(all, 1)), place: 20, gap: 5 },
  );
  const texts = [
    text(
      bars.left + bars.width,
      -8,
      t('Room vote: {count}', { count: countOf(flows, ({ from }) => from !== null) }),
      {
        anchor: 'end',
        fill: colour.ink3,
        size: 8,
      },
    ),
    text(bars.right, -8, t('Final decision: {count}', { count: countOf(flows, ({ to }) => to !== null) }), {
      fill: colour.ink3,
      size: 8,
    }),
  ];
  const bands = layout.bands.toSorted((a, b) => Number(a.kind === 'moved') - Number(b.kind === 'moved'));
  const height = head + layout.height + 2 + foot;
  const keyAt = layout.height + foot - 3;
  return {
    svg: [
      `<svg width="${page.text}" height="${height}" viewBox="0 ${-head} ${page.text} ${height}">`,
      ...texts,
      key(bars.left, keyAt, fills.stayed, t('Stayed')),
      key(bars.left + 76, keyAt, fills.moved, t('Moved')),
      ...bands.map((band) => bandShape(band, bars.left, bars.right)),
      ...bands.flatMap((band) => (band.height < lowestNumbered ? [] : [bandNumber(band)])),
      ...layout.left.map((bar) => barShapes(stage, bar, 'left', translator)),
      ...layout.right.map((bar) => barShapes(stage, bar, 'right', translator)),
      '</svg>',
    ].join(''),
    width: page.text,
    margin: [0, 4, 0, 4],
  };
}

/** Draws the same chart in a narrow column, with letters instead of titles and without numbers on the bands. */
export function smallFlowChart(
  stage: Stage,
  flows: readonly Flow[],
  width: number,
  { t }: Translator,
): Content {
  const [left, right] = [58, width - 58 - bars.width];
  const all = countOf(flows, () => true);
  const layout = layOutFlow(
    flows,
    stage.decisions.map(({ id }) => id),
    { unit: Math.min(5, 100 / Math.max(all, 1)), place: 20, gap: 5 },
  );
  const height = layout.height + 2;
  const bands = layout.bands.toSorted((a, b) => Number(a.kind === 'moved') - Number(b.kind === 'moved'));
  const end = ({ index, people, y, height: tall }: FlowBar, isLeft: boolean) => {
    const decision = index === null ? undefined : stage.decisions[index];
    const middle = y + tall / 2;
    const [x, near, far] = isLeft ? [left, left - 6, left - 36] : [right, right + 13, right + 43];
    const anchor = isLeft ? 'end' : 'start';
    return [
      // A PDF shows a shape without height as a thin line.
      tall === 0
        ? ''
        : `<rect x="${x}" y="${y}" width="${bars.width}" height="${tall}" fill="${decision === undefined ? colour.line : colour.ink}"/>`,
      text(near, middle + 4, String(people), { anchor, fill: colour.ink, size: 11, isBold: true }),
      decision === undefined
        ? text(isLeft ? near - 14 : near + 14, middle + 3, t('none@@vote'), {
            anchor,
            fill: colour.ink3,
            size: 8,
          })
        : diamondAt(
            far,
            middle,
            letterOf(stage, decision.id),
            !isLeft && decision.id === stage.chosen_decision_id,
          ),
    ].join('');
  };
  return {
    svg: [
      `<svg width="${width}" height="${height}" viewBox="0 -1 ${width} ${height}">`,
      ...bands.map((band) => bandShape(band, left, right)),
      ...layout.left.map((bar) => end(bar, true)),
      ...layout.right.map((bar) => end(bar, false)),
      '</svg>',
    ].join(''),
    width,
    margin: [0, 4, 0, 6],
  };
}

function countOf(flows: readonly Flow[], isCounted: (flow: Flow) => boolean): number {
  return flows.filter(isCounted).reduce((sum, { people }) => sum + people, 0);
}

const fills = { stayed: colour.line, moved: colour.ink3, other: colour.sunken } as const;

/** Draws a colour with its meaning. */
function key(x: number, y: number, fill: string, words: string): string {
  return `<rect x="${x}" y="${y - 6}" width="10" height="6" fill="${fill}"/>${text(x + 13, y, words, { fill: colour.ink3, size: 8 })}`;
}

function bandShape({ kind, from, to, height }: FlowBand, left: number, right: number): string {
  const start = left + bars.width;
  const middle = (start + right) / 2;
  const path = [
    `M${start} ${from}`,
    `C${middle} ${from} ${middle} ${to} ${right} ${to}`,
    `L${right} ${to + height}`,
    `C${middle} ${to + height} ${middle} ${from + height} ${start} ${from + height}Z`,
  ].join('');
  return `<path d="${path}" fill="${fills[kind]}"/>`;
}

function bandNumber(band: FlowBand): string {
  const start = bars.left + bars.width;
  const { x, y } = bandNumberAt(band);
  const isMoved = band.kind === 'moved';
  return text(isMoved ? start + x * (bars.right - start) : start + 9, y + 3, String(band.people), {
    anchor: 'middle',
    fill: isMoved ? '#ffffff' : colour.ink,
    size: 7.5,
    isBold: true,
  });
}

/** Draws the bar of a decision with its number of people, letter and title. */
function barShapes(stage: Stage, bar: FlowBar, side: 'left' | 'right', { t }: Translator): string {
  const { index, people, y, height } = bar;
  const middle = y + height / 2;
  const isLeft = side === 'left';
  const decision = index === null ? undefined : stage.decisions[index];
  const isChosen = !isLeft && decision !== undefined && decision.id === stage.chosen_decision_id;
  const shape =
    decision === undefined
      ? `fill="none" stroke="${colour.lineStrong}" stroke-width="0.75" stroke-dasharray="2 2"`
      : `fill="${colour.ink}"`;
  const number = text(isLeft ? bars.left - 7 : bars.right + bars.width + 7, middle + 4, String(people), {
    anchor: isLeft ? 'end' : 'start',
    fill: people === 0 ? colour.ink3 : colour.ink,
    size: 11,
    isBold: true,
  });
  const x = isLeft ? 0 : bars.right + bars.width + 26;
  const parts = [
    height > 0
      ? `<rect x="${isLeft ? bars.left : bars.right}" y="${y}" width="${bars.width}" height="${height}" ${shape}/>`
      : '',
    number,
  ];
  if (decision === undefined) {
    const words = isLeft ? t('No room vote') : t('No final decision');
    parts.push(
      text(isLeft ? bars.left - 24 : x, middle + 3, words, {
        anchor: isLeft ? 'end' : 'start',
        fill: colour.ink3,
        size: 8,
      }),
    );
    return parts.join('');
  }
  parts.push(diamondAt(x + 9, middle, letterOf(stage, decision.id), isChosen));
  const lines = linesOf(decision.title_of_decision);
  const chosenLines = isChosen
    ? [stage.decided_by === 'majority' ? t('Chosen') : t('Chosen in the tie')]
    : [];
  const top = middle - (lines.length + chosenLines.length - 1) * 4.75 + 3;
  for (const [place, line] of [...lines, ...chosenLines].entries())
    parts.push(
      text(x + 23, top + place * 9.5, line, {
        fill: place < lines.length ? colour.ink : colour.ink3,
        size: place < lines.length ? 8.5 : 7.5,
        isBold: place < lines.length,
      }),
    );
  return parts.join('');
}

function diamondAt(x: number, y: number, letter: string, isFilled: boolean): string {
  const [fill, ink] = isFilled ? [colour.ink, '#ffffff'] : ['#ffffff', colour.ink];
  return `<path d="M${x} ${y - 9}L${x + 9} ${y} ${x} ${y + 9} ${x - 9} ${y}Z" fill="${fill}" stroke="${colour.ink}" stroke-width="1"/>${text(x, y + 2.8, letter, { anchor: 'middle', fill: ink, size: 8, isBold: true })}`;
}

/** Returns a title in one or two lines. A longer one ends with an ellipsis. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.trim().split(/\s+/)) {
    if (line !== '' && widthOf(`${line} ${word}`) > lineLength) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  const isCut = lines.length > 2;
  return lines.slice(0, 2).map((wrappedLine, index) => shortened(wrappedLine, isCut && index === 1));
}

function shortened(line: string, isCut: boolean): string {
  if (!isCut && widthOf(line) <= lineLength) return line;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (widthOf(short + segment) > lineLength - 1) break;
    short += segment;
  }
  return `${short.trimEnd()}…`;
}

/** Returns the width of a text in Latin characters. Characters of East Asian scripts count twice. */
function widthOf(line: string): number {
  return line.length + (line.match(/[\u1100-\uffff]/g)?.length ?? 0);
}

function text(
  x: number,
  y: number,
  words: string,
  {
    anchor = 'start',
    fill,
    size,
    isBold = false,
  }: { anchor?: 'start' | 'middle' | 'end'; fill: string; size: number; isBold?: boolean },
): string {
  return `<text x="${x}" y="${y}" font-family="Archivo" font-size="${size}"${isBold ? ' font-weight="bold"' : ''} text-anchor="${anchor}" fill="${fill}">${inSvg(words)}</text>`;
}
