import { type Figure, format, others } from './figures.ts';
import { type MeasureId, measures } from './readings.ts';

const columns = ['people', 'figure', 'here', 'limit', 'ratio', 'target', 'others'] as const;
type Row = Record<(typeof columns)[number], string>;

function rowOf({ measure, people, name, unit, value, limit, ratio, targets }: Figure): Row {
  const known = others.find(
    (other) => other.measure === measure && other.name === name && other.people === people,
  );
  return {
    people: people.toLocaleString('en'),
    figure: name,
    here: format(value, unit),
    limit: limit === undefined ? '' : format(limit, unit),
    ratio: ratio === undefined ? '' : `${ratio.toFixed(1)} x`,
    target: targets.map(({ text, isMet }) => `${text} ${isMet ? '✓' : '✗'}`).join(', '),
    others: known === undefined ? '' : `${known.who}: ${format(known.value, unit)}`,
  };
}

/** Groups the figures by measurement, in the order of the measurements. */
export function byMeasure(figures: readonly Figure[]): { title: string; rows: Row[] }[] {
  return (Object.keys(measures) as MeasureId[]).flatMap((id) => {
    const own = figures.filter(({ measure }) => measure === id);
    return own.length === 0 ? [] : [{ title: `${id}. ${measures[id]}`, rows: own.map(rowOf) }];
  });
}

/** Formats the figures as text for a terminal. */
export function terminalTable(figures: readonly Figure[]): string {
  const tables = byMeasure(figures).map(({ title, rows }) => {
    const widths = columns.map((column) =>
      Math.max(...[column, ...rows.map((row) => row[column])].map(length)),
    );
    const line = (cells: readonly string[]) =>
      `  ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd();
    return [title, line(columns), ...rows.map((row) => line(columns.map((column) => row[column])))].join(
      '\n',
    );
  });
  return tables.join('\n\n');
}

function length(text: string): number {
  return text.length;
}

/** Formats the figures as Markdown tables. */
export function markdownTable(figures: readonly Figure[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const tables = byMeasure(figures).map(({ title, rows }) =>
    [
      `### ${title}`,
      '',
      line(columns),
      line(columns.map(() => '---')),
      ...rows.map((row) => line(columns.map((column) => row[column]))),
    ].join('\n'),
  );
  return tables.join('\n\n');
}
