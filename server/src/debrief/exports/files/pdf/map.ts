import type { RunRecord } from '@vincere/contract';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { colour } from '../colours.ts';
import { inSvg, page } from './style.ts';
import { widthOf } from './typefaces.ts';

type Node = { id: number; name: string; leads_to: readonly number[]; x: number; y: number; isOnWay: boolean };

const card = { width: 141, line: 9.5, size: 8, side: 9, gap: 6, padding: 5, between: 30 };

type Weight = Parameters<typeof widthOf>[1];

/**
 * Draws the map of a simulation with the way that the group took. `height` is in points, for a drawing as wide as
 * the page.
 */
export function drawMap(
  { map, stages }: Pick<RunRecord, 'map' | 'stages'>,
  { t }: Translator,
): { svg: string; height: number } {
  const way = new Set(stages.map(({ scenario_id }) => scenario_id));
  const maxRows = Math.max(1, ...map.map(({ scenarios }) => scenarios.length));
  // A card is as high as the longest name needs.
  const names = map.flatMap(({ scenarios }) => scenarios.map(({ name }) => name));
  const maxLines = Math.max(1, ...names.map((name) => wrapped(name, 'bold').length));
  const row = maxLines * card.line + 2 * card.padding + card.gap;
  const [top, height] = [20, 20 + maxRows * row];
  // With many stages the drawing is wider than the page and gets scaled down.
  const width = Math.max(page.text, map.length * (card.width + card.between) - card.between);
  const step = map.length < 2 ? 0 : (width - card.width) / (map.length - 1);
  const nodes = map.flatMap(({ scenarios }, column) =>
    scenarios.map(
      (scenario, index): Node => ({
        ...scenario,
        x: column * step,
        y: top + ((index + 0.5) * (height - top)) / scenarios.length,
        isOnWay: way.has(scenario.id),
      }),
    ),
  );
  const heads = map.map(
    ({ stage_number }, column) =>
      `<text x="${column * step}" y="9" font-family="Archivo" font-size="8.5" fill="${colour.ink3}">${inSvg(t('Stage {number}', { number: stage_number }))}</text>`,
  );
  const parts = [...heads, ...linksOf(nodes), ...nodes.map(cardOf)];
  return {
    svg: `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`,
    height: height * (page.text / width),
  };
}

/** Draws the links. Those that the group followed come last, so they are on top. */
function linksOf(nodes: readonly Node[]): string[] {
  const links = nodes.flatMap((from) =>
    [...new Set(from.leads_to)].flatMap((id) => {
      const to = nodes.find((node) => node.id === id);
      return to === undefined ? [] : [{ from, to, isOnWay: from.isOnWay && to.isOnWay }];
    }),
  );
  return links
    .sort((a, b) => Number(a.isOnWay) - Number(b.isOnWay))
    .map(({ from, to, isOnWay }) => {
      const [x1, x2] = [from.x + card.width, to.x];
      const middle = (x1 + x2) / 2;
      const [stroke, width] = isOnWay ? [colour.ink, 2.5] : [colour.line, 1];
      return `<path d="M${x1} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${x2} ${to.y}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
    });
}

function cardOf({ x, y, name, isOnWay }: Node): string {
  const lines = wrapped(name, isOnWay ? 'bold' : 'normal');
  const height = lines.length * card.line + 2 * card.padding;
  const [fill, stroke, text] = isOnWay
    ? [colour.ink, colour.ink, '#ffffff']
    : ['#ffffff', colour.line, colour.ink3];
  const texts = lines.map((line, index) => {
    const baseline = y - height / 2 + card.padding + card.size + index * card.line;
    const weight = isOnWay ? ' font-weight="bold"' : '';
    return `<text x="${x + card.side}" y="${baseline - 0.5}" font-family="Archivo" font-size="${card.size}"${weight} fill="${text}">${inSvg(line)}</text>`;
  });
  return `<rect x="${x}" y="${y - height / 2}" width="${card.width}" height="${height}" rx="3" fill="${fill}" stroke="${stroke}" stroke-width="1"/>${texts.join('')}`;
}

/** Wraps a text into at most three lines of a card. A longer text ends with an ellipsis. */
function wrapped(name: string, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const lastLine = lines.at(-1);
    if (lastLine !== undefined && fitsLine(`${lastLine} ${word}`, weight))
      lines[lines.length - 1] = `${lastLine} ${word}`;
    else lines.push(truncate(word, weight));
  }
  return lines.length <= 3 ? lines : [...lines.slice(0, 2), truncate(`${lines[2]} ${lines[3]}`, weight)];
}

/** Returns as much of a text as fits on one line. */
function truncate(text: string, weight: Weight): string {
  if (fitsLine(text, weight)) return text;
  const characters = Array.from(text);
  while (!fitsLine(`${characters.join('')}…`, weight)) characters.pop();
  return `${characters.join('')}…`;
}

function fitsLine(text: string, weight: Weight): boolean {
  return widthOf(text, weight) * card.size <= card.width - 2 * card.side;
}
