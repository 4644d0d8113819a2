import { type Figure, maxTargetsOf, otherServers } from './figures.ts';
import { drawPlot, type Plot } from './plot.ts';
import { type MeasureId, measures } from './readings.ts';
import type { Results } from './results.ts';
import { byMeasure } from './table.ts';

const style = `
  :root { color-scheme: light dark; --paper: #fff; --ink: #1b1f24; --faint: #57606a; --rule: #d8dee4;
    --own: #0b57d0; --limit: #9a5b00; --third: #1a7f37; --other: #a40e26; }
  @media (prefers-color-scheme: dark) { :root { --paper: #14171a; --ink: #e6e8ea; --faint: #a0a8b0; --rule: #343a40;
    --own: #7fb0ff; --limit: #f0b35a; --third: #6fd08c; --other: #ff8f9c; } }
  body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
    font: 16px/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
  p, .key { color: var(--faint); } .key span { margin-right: 1.25rem; white-space: nowrap; }
  .scroll { overflow-x: auto; } svg { width: 100%; min-width: 30rem; height: auto; }
  table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
  th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--rule); white-space: nowrap; }
  .grid { stroke: var(--rule); } .tick { fill: var(--faint); font-size: 12px; }
  .line { fill: none; stroke-width: 2; } .line.limit { stroke-dasharray: 6 4; }
  .line.own { stroke: var(--own); } .line.limit { stroke: var(--limit); } .line.third { stroke: var(--third); }
  circle.own { fill: var(--own); } circle.limit { fill: var(--limit); } circle.third { fill: var(--third); }
  .target { stroke: var(--third); stroke-width: 3; } .other { fill: var(--other); }
  i { display: inline-block; width: 1rem; height: .2rem; margin-right: .4rem; vertical-align: middle; background: currentColor; }
  i.own { color: var(--own); } i.limit { color: var(--limit); } i.third { color: var(--third); } i.other { color: var(--other); }
`;

/** Renders a self-contained page with a plot and a table for each measurement, without scripts or external resources. */
export function pageOf({ figures, machine }: Results): string {
  const tables = new Map(byMeasure(figures).map(({ title, rows }) => [title.slice(0, 1), rows]));
  const sections = plotsOf(figures).map(({ id, plot }) => {
    const rows = tables.get(id) ?? [];
    const cells = (values: readonly string[], tag: 'th' | 'td') =>
      `<tr>${values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join('')}</tr>`;
    const legend = [
      ...plot.series.map(({ label, tone }) => `<span><i class="${tone}"></i>${escapeHtml(label)}</span>`),
      ...[...new Map(plot.marks.map((mark) => [mark.label, mark.shape]))].map(
        ([label, shape]) =>
          `<span><i class="${shape === 'target' ? 'third' : 'other'}"></i>${escapeHtml(label)}</span>`,
      ),
    ];
    return `<h2>${id}. ${escapeHtml(plot.title)}, in ${escapeHtml(plot.unit)}</h2>
<p class="key">${legend.join('')}</p><div class="scroll">${drawPlot(plot)}</div>
<div class="scroll"><table>${cells(Object.keys(rows[0] ?? {}), 'th')}${rows.map((row) => cells(Object.values(row), 'td')).join('')}</table></div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Vincere: load test</title><style>${style}</style>
<h1>Vincere under load, beside its limit</h1>
<p>${escapeHtml(machine)}; ${escapeHtml(figures.at(-1)?.measuredAt ?? '')}. The limit is a bare server that does the same work, measured in the same run.</p>
${sections.join('\n')}</html>
`;
}

const plotted: readonly {
  id: MeasureId;
  name: string;
  secondName?: string;
  unit: string;
  scale: Plot['scale'];
}[] = [
  { id: 'a', name: 'last in', unit: 'ms', scale: 'log' },
  { id: 'b', name: 'p95', unit: 'ms', scale: 'log' },
  { id: 'c', name: 'p95', unit: 'ms', scale: 'log' },
  { id: 'd', name: 'polls', unit: 'polls a second', scale: 'log' },
  { id: 'e', name: 'all connected', secondName: 'idle', unit: 'MB', scale: 'linear' },
];

function plotsOf(figures: readonly Figure[]): { id: MeasureId; plot: Plot }[] {
  return plotted.flatMap(({ id, name, secondName, unit, scale }) => {
    const figuresNamed = (wanted: string | undefined) =>
      figures
        .filter((figure) => figure.measure === id && figure.name === wanted)
        .sort((a, b) => a.people - b.people);
    const own = figuresNamed(name);
    if (own.length === 0) return [];
    const limit = own.flatMap((figure) =>
      figure.limit === undefined ? [] : { x: figure.people, y: figure.limit },
    );
    const second = figuresNamed(secondName).map(({ people, value }) => ({ x: people, y: value }));
    const sizes = new Set(own.map(({ people }) => people));
    const series: Plot['series'] = [
      { label: name, tone: 'own', points: own.map(({ people, value }) => ({ x: people, y: value })) },
      { label: 'limit', tone: 'limit', points: limit },
      { label: secondName ?? '', tone: 'third', points: second },
    ];
    const marks: Plot['marks'] = [
      ...maxTargetsOf(id, name).map(({ people, max }) => ({
        label: 'target',
        shape: 'target' as const,
        point: { x: people, y: max },
      })),
      ...otherServers
        .filter((other) => other.measure === id)
        .map(({ server, people, value }) => ({
          label: server,
          shape: 'other' as const,
          point: { x: people, y: value },
        })),
    ];
    const plot = {
      title: `${measures[id]}: ${name}`,
      unit,
      scale,
      series: series.filter(({ points }) => points.length > 0),
      marks: marks.filter(({ point }) => sizes.has(point.x)),
    };
    return [{ id, plot }];
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
