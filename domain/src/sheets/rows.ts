import type { PackageProblem } from '../packages/messages.ts';
import { type Problem, problemIn } from '../problem.ts';
import type { SheetRow } from '../roster.ts';
import { fieldColumns, optionalColumns, type SheetName, sheetColumns, yes } from './columns.ts';
import { sheetMessages } from './messages.ts';

/**
 * A row of a sheet. `cell` returns the trimmed cell of a column, `text` the cell unchanged, and `rest` the cell joined with
 * all cells to its right.
 */
export type Row = {
  sheet: SheetName;
  at: string;
  cell: (column: string) => string;
  text: (column: string) => string;
  rest: (column: string) => string;
};

/** Sheets that are being read, and the problems found in them so far. */
export type OpenSheets = ReturnType<typeof openSheets>;

/** Opens sheets. Columns can be in any order, and blank rows are skipped. */
export function openSheets(sheets: readonly { name: string; rows: readonly SheetRow[] }[]) {
  const problems: PackageProblem[] = [];
  const places = new Map<string, { sheet: SheetName; at: string }>();
  const report = (row: Row, column: string, problem: Problem) =>
    void problems.push({ path: `${row.at}, ${column}`, ...problem });
  return {
    problems,
    report,
    rowsOf: (name: SheetName) => readRows(sheets, name, problems),

    /** Notes the row in which the value with this path in the package is written. */
    place: (path: string, { sheet, at }: Pick<Row, 'sheet' | 'at'>) => void places.set(path, { sheet, at }),

    /** Returns the sheet, row and column of the value with this path: those of the longest path that has a row. */
    placeOf: (path: string): string => {
      const parts = path.split('.');
      for (let length = parts.length; length > 0; length--) {
        const place = places.get(parts.slice(0, length).join('.'));
        if (place === undefined) continue;
        const columns = fieldColumns[place.sheet];
        const field = parts.slice(length - 1).findLast((part) => part in columns);
        return field === undefined ? place.at : `${place.at}, ${columns[field]}`;
      }
      return 'Simulation';
    },

    /** Returns the number in a cell; null for an empty cell, and for another text, which is reported. */
    number: (row: Row, column: string): number | null => {
      const text = row.cell(column).replace(',', '.');
      if (text === '') return null;
      const value = Number(text);
      if (Number.isFinite(value)) return value;
      report(row, column, problemIn(sheetMessages, 'sheet.no-number', { column }));
      return null;
    },

    /** Returns whether a cell contains yes. Reports texts other than yes. */
    isYes: (row: Row, column: string): boolean => {
      const written = row.cell(column).toLowerCase();
      if (written !== '' && written !== yes)
        report(row, column, problemIn(sheetMessages, 'sheet.no-yes', { column }));
      return written === yes;
    },

    /** Reports that a cell names no room. `expected` are the names of rooms. */
    reportRoom: (row: Row, column: string, name: string, expected: readonly string[]) =>
      report(row, column, problemIn(sheetMessages, 'sheet.no-room', { name, rooms: expected.join(', ') })),
  };
}

/** Returns the entries of a cell that lists them with commas. */
export function listIn(row: Row, column: string): string[] {
  return row
    .cell(column)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The most expected values that a problem names. */
const maxListed = 12;

/** Returns the keys of a map as a list for a problem. */
export function listed(values: ReadonlyMap<string, unknown>): string {
  const keys = [...values.keys()];
  return keys.length === 0
    ? '–'
    : keys.slice(0, maxListed).join(', ') + (keys.length > maxListed ? ', …' : '');
}

function readRows(
  sheets: readonly { name: string; rows: readonly SheetRow[] }[],
  name: SheetName,
  problems: PackageProblem[],
): Row[] {
  const sheet = sheets.find((one) => one.name.trim().toLowerCase() === name.toLowerCase());
  const [head, ...rows] = (sheet?.rows ?? []).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (head === undefined) {
    // The other sheets can be empty, and so can be missing.
    if (name === 'Simulation') problems.push({ path: name, ...problemIn(sheetMessages, 'sheet.missing') });
    return [];
  }
  const titles = head.cells.map((cell) => cell.trim().toLowerCase());
  for (const column of sheetColumns[name])
    if (!titles.includes(column.toLowerCase()) && !optionalColumns.has(column))
      problems.push({ path: name, ...problemIn(sheetMessages, 'sheet.no-column', { column }) });
  return rows.map(({ line, cells }) => {
    const text = (column: string) => cells[titles.indexOf(column.toLowerCase())] ?? '';
    return {
      sheet: name,
      at: `${name}, row ${line}`,
      cell: (column) => text(column).trim(),
      text,
      rest: (column) => cells.slice(titles.indexOf(column.toLowerCase())).join(''),
    };
  });
}
