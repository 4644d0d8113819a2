import { type Figure, format, otherServers } from './figures.ts';
import { type MeasureId, measures } from './readings.ts';

const columns = ['people', 'figure', 'here', 'limit', 'ratio', 'target', 'others'] as const;
type Row = Record<(typeof columns)[number], string>;

function rowOf({ measure, people, name, unit, value, limit, ratio, targets }: Figure): Row {
  const known = otherServers.find(
    (other) => other.measure === measure && other.name === name && other.people === people,
  );
  return {
    people: people.toLocaleString('en'),
    figure: name,
    here: format(value, unit),
    limit: limit === undefined ? '' : format(limit, unit),
    ratio: ratio === undefined ? '' : `${ratio.toFixed(1)} x`,
    target: targets.map(({ text, isMet }) => `${text} ${isMet ? '✓' : '✗'}`).join(', '),
    others: known === undefined ? '' : `${known.server}: ${format(known.value, unit)}`,
  };
}

/** Groups the figures by measurement, in the order of the measurements. */
export function byMeasure(figures: readonly Figure[]): { title: string; rows: Row[] }[] {
  return (Object.keys(measures) as MeasureId[]).flatMap((id) => {
    const measured = figures.filter(({ measure }) => measure === id);
    return measured.length === 0 ? [] : [{ title: `${id}. ${measures[id]}`, rows: measured.map(rowOf) }];
  });
}

/** Formats the figures as text for a terminal. */
export function terminalTable(figures: readonly Figure[]): string {
  const tables = byMeasure(figures).map(({ title, rows }) => {
    const widths = columns.map((column) =>
      Math.max(...[column, ...rows.map((row) => row[column])].map(textLength)),
    );
    const formatRow = (cells: readonly string[]) =>
      `  ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd();
    return [
      title,
      formatRow(columns),
      ...rows.map((row) => formatRow(columns.map((column) => row[column]))),
    ].join('\n');
  });
  return tables.join('\n\n');
}

function textLength(text: string): number {
  return text.length;
}

/** Formats the figures as Markdown tables. */
export function markdownTable(figures: readonly Figure[]): string {
  const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const tables = byMeasure(figures).map(({ title, rows }) =>
    [
      `### ${title}`,
      '',
      formatRow(columns),
      formatRow(columns.map(() => '---')),
      ...rows.map((row) => formatRow(columns.map((column) => row[column]))),
    ].join('\n'),
  );
  return tables.join('\n\n');
}
