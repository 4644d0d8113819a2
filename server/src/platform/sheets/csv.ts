import type { CellMark, SheetRow } from '@vincere/domain';
import { parse } from 'csv-parse/sync';
import { type Budget, sheetLimits } from './limits.ts';

/** The most lines that a quoted cell can have, and how often a file is searched for the end of one. */
const [maxCellLines, maxSearches] = [50, 200];

/**
 * Returns the rows of a CSV file, numbered as a spreadsheet program numbers them: blank lines count, a `sep=` line doesn't, and
 * a quoted cell can have several lines. A quote without an end costs its own line at most.
 */
export function readCsv(text: string, budget: Budget): SheetRow[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const declaredDelimiter = /^"?sep=(.)"?\s*$/i.exec(lines[0] ?? '')?.[1];
  if (declaredDelimiter !== undefined) lines.shift();
  const delimiter = declaredDelimiter ?? delimiterOf(lines);
  const width = widthOf(lines, delimiter);
  const rows: SheetRow[] = [];
  let searches = 0;
  let line = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? '';
    line += 1;
    if (first.trim() === '') continue;
    budget.takeRow(line);
    let cells = cellsOf(first, delimiter);
    if (cells === null && searches < maxSearches) {
      const record = recordFrom(lines, at, delimiter, width);
      if (record === null) searches += 1;
      cells = record?.cells ?? null;
      at += (record?.lines ?? 1) - 1;
    }
    const rowCells = (cells ?? first.split(delimiter).map(withoutQuote)).map(withoutGuard);
    for (const [column, cell] of rowCells.entries()) budget.takeCell(column, cell, column);
    const marks = errorMarks(rowCells);
    rows.push({ line, cells: rowCells, ...(marks !== null && { marks }) });
  }
  return rows;
}

/** Returns the cells of a record; null if a quote in it has no end. */
function cellsOf(record: string, delimiter: string): string[] | null {
  if (!record.includes('"')) return record.split(delimiter);
  return parsed(record, delimiter, false) ?? (record.includes('\n') ? null : parsed(record, delimiter, true));
}

function parsed(record: string, delimiter: string, relax_quotes: boolean): string[] | null {
  try {
    const [cells] = parse(record, { delimiter, relax_quotes, relax_column_count: true });
    return cells ?? [];
  } catch {
    return null;
  }
}

/** Returns a record whose quoted cells end on a later line, if it then has all columns. */
function recordFrom(lines: readonly string[], at: number, delimiter: string, width: number) {
  let record = lines[at] ?? '';
  for (let count = 2; count <= maxCellLines && at + count <= lines.length; count += 1) {
    const next = lines[at + count - 1] ?? '';
    record += `\n${next}`;
    if (record.length > sheetLimits.cell) return null;
    const cells = next.includes('"') ? cellsOf(record, delimiter) : null;
    if (cells !== null) return cells.length >= width ? { cells, lines: count } : null;
  }
  return null;
}

/** The errors that spreadsheet programs write into a CSV file, in English and German. */
const spreadsheetError =
  /^#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|NAME\?|DIV\/0!|NULL!|NUM!|ZAHL!|SPILL!|ÜBERLAUF!|CALC!)$/i;

function errorMarks(cells: readonly string[]): Record<number, CellMark> | null {
  const errors = cells.flatMap((cell, column) => (spreadsheetError.test(cell.trim()) ? [column] : []));
  if (errors.length === 0) return null;
  return Object.fromEntries(errors.map((column) => [column, { unclear: 'error' as const }]));
}

const withoutQuote = (cell: string) => cell.replace(/^"|"$/g, '');

/**
 * Removes what programs write around a cell so that a spreadsheet doesn't calculate it: an apostrophe before a sign, as in
 * our own files, and `="007"`.
 */
function withoutGuard(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').replace(/^="([^"]*)"$/, '$1');
}

/** Returns how many cells most of the first lines have, of those that no quoted cell continues. */
function widthOf(lines: readonly string[], delimiter: string): number {
  const counts = new Map<number, number>();
  for (const line of lines.slice(0, 100)) {
    if (line.trim() === '' || line.split('"').length % 2 === 0) continue;
    const width = removeQuotedParts(line).split(delimiter).length;
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  const [[width] = [1]] = [...counts].sort(([, one], [, other]) => other - one);
  return width;
}

const removeQuotedParts = (line: string) => line.replace(/"[^"]*"/g, '');

/** Returns the delimiter that separates cells in most of the first lines, and if several do, the most frequent one. */
function delimiterOf(lines: readonly string[]): string {
  const sample = lines
    .filter((line) => line.trim() !== '')
    .slice(0, 100)
    .map((line) => removeQuotedParts(line.slice(0, 10_000)));
  let bestCandidate = { delimiter: ',', lines: 0, count: 0 };
  for (const delimiter of [',', ';', '\t', '|']) {
    const counts = sample.map((line) => line.split(delimiter).length - 1);
    const candidate = {
      delimiter,
      lines: counts.filter((count) => count > 0).length,
      count: counts.reduce((sum, count) => sum + count, 0),
    };
    if (
      candidate.lines > bestCandidate.lines ||
      (candidate.lines === bestCandidate.lines && candidate.count > bestCandidate.count)
    )
      bestCandidate = candidate;
  }
  return bestCandidate.delimiter;
}
