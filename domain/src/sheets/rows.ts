import type { PackageProblem } from '../packages/messages.ts';
import { type Problem, problemIn } from '../problem.ts';
import { cut } from '../text/text.ts';
import { fieldColumns, optionalColumns, type SheetName, sheetColumns, yes } from './columns.ts';
import { sheetMessages } from './messages.ts';
import type { CellMark, Sheet, SheetRow } from './sheet.ts';

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
  mark: (column: string) => CellMark;
};

/** Sheets that are being read, and the problems found in them so far. */
export type OpenSheets = ReturnType<typeof openSheets>;

/** Opens sheets. Columns can be in any order, and blank rows are skipped. Hidden rows are read as well. */
export function openSheets(sheets: readonly Sheet[]) {
  const problems: PackageProblem[] = [];
  const places = new Map<string, { sheet: SheetName; at: string }>();
  const reportedKeys = new Set<string>();
  const report = (row: Row, column: string, problem: Problem) => {
    const path = `${row.at}, ${column}`;
    const key = `${problem.code} ${path}`;
    // A cell that is read twice has its problem once.
    if (reportedKeys.has(key)) return;
    reportedKeys.add(key);
    problems.push({ path, ...problem });
  };
  let hiddenRows = 0;
  return {
    problems,
    report,
    hiddenRows: () => hiddenRows,
    rowsOf: (name: SheetName) => {
      const rows = readRows(sheets, name, problems, report);
      hiddenRows += rows.filter(({ isHidden }) => isHidden).length;
      return rows;
    },

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
      const value = numberIn(row, column);
      if (value !== undefined) return value;
      const facts = { column, text: quoted(row.cell(column)) };
      report(row, column, problemIn(sheetMessages, 'sheet.no-number', facts));
      return null;
    },

    /** Like `number`, but reports what is no whole number from 0. A text can separate its thousands. */
    wholeNumber: (row: Row, column: string): number | null => {
      const text = row.cell(column);
      const isGrouped =
        row.mark(column).number === undefined && /^[1-9]\d{0,2}(?:[.,'’\s]\d{3})+$/.test(text);
      const value = isGrouped ? Number(text.replace(/\D/g, '')) : numberIn(row, column);
      if (value === null || (value !== undefined && Number.isSafeInteger(value) && value >= 0)) return value;
      const facts = { column, text: quoted(text) };
      report(row, column, problemIn(sheetMessages, 'sheet.no-whole-number', facts));
      return null;
    },

    /** Returns whether a cell contains yes, or is ticked. Reports texts other than yes. */
    isYes: (row: Row, column: string): boolean => {
      const { is } = row.mark(column);
      if (is !== undefined) return is;
      const text = row.cell(column);
      if (text !== '' && text.toLowerCase() !== yes)
        report(row, column, problemIn(sheetMessages, 'sheet.no-yes', { column, text: quoted(text) }));
      return text.toLowerCase() === yes;
    },

    /** Reports that a cell names no room. `expectedNames` are the names of rooms. */
    reportRoom: (row: Row, column: string, name: string, expectedNames: readonly string[]) =>
      report(
        row,
        column,
        problemIn(sheetMessages, 'sheet.no-room', { name, rooms: expectedNames.join(', ') }),
      ),
  };
}

/** Returns the number in a cell; null for an empty cell, undefined for another text. */
function numberIn(row: Row, column: string): number | null | undefined {
  const { number } = row.mark(column);
  const text = row.cell(column).replace(',', '.');
  if (number !== undefined || text === '') return number ?? null;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** The most characters of a cell that a problem quotes. */
const maxQuoted = 60;

/** Returns the text of a cell as a problem quotes it. */
export function quoted(text: string): string {
  return text.length > maxQuoted ? `${cut(text, maxQuoted)}…` : text;
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
  sheets: readonly Sheet[],
  name: SheetName,
  problems: PackageProblem[],
  report: (row: Row, column: string, problem: Problem) => void,
): (Row & { isHidden: boolean })[] {
  const sheet = sheets.find((candidate) => sheetKey(candidate.name) === name.toLowerCase());
  const filledRows = (sheet?.rows ?? []).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...rows] = filledRows.slice(Math.max(headAt(filledRows, name), 0));
  if (head === undefined) {
    // The other sheets can be empty, and so can be missing.
    if (name === 'Simulation') problems.push({ path: name, ...problemIn(sheetMessages, 'sheet.missing') });
    return [];
  }
  const titles = head.cells.map(titleKey);
  const missingColumns = sheetColumns[name].filter(
    (column) => !titles.includes(titleKey(column)) && !optionalColumns.has(column),
  );
  const headTexts = head.cells.filter((cell) => cell.trim() !== '').slice(0, maxListed);
  const listedTitles = headTexts.map((cell) => quoted(cell.trim())).join(', ');
  for (const column of missingColumns)
    problems.push({
      path: name,
      ...problemIn(sheetMessages, 'sheet.no-column', { column, titles: listedTitles }),
    });
  return rows.map(({ line, cells, marks, is_hidden }) => {
    const indexOf = (column: string) => titles.indexOf(titleKey(column));
    const mark = (column: string) => marks?.[indexOf(column)] ?? {};
    const text = (column: string) => {
      const cell = cells[indexOf(column)] ?? '';
      const { unclear, number } = mark(column);
      if (unclear !== undefined)
        report(
          row,
          column,
          unclear === 'long-number'
            ? problemIn(sheetMessages, 'sheet.long-number', { text: cell, number: String(number ?? '') })
            : problemIn(sheetMessages, `sheet.${unclear}`, { text: quoted(cell) }),
        );
      return cell;
    };
    const row: Row & { isHidden: boolean } = {
      sheet: name,
      at: `${name}, row ${line}`,
      isHidden: is_hidden === true || sheet?.is_hidden === true,
      mark,
      text,
      cell: (column) => text(column).trim(),
      rest: (column) => [text(column), ...cells.slice(indexOf(column) + 1)].join(''),
    };
    return row;
  });
}

const sheetKey = (name: string) => name.trim().toLowerCase();

/** Returns a title without signs and spaces, which people add to it, as in `Text *`. */
const titleKey = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Among so many rows that are not blank, the first ones, one has to name the columns. */
const headRows = 20;

/** Returns the index of the first row that names all columns of a sheet, else of one that names most; -1 for none. */
function headAt(rows: readonly SheetRow[], name: SheetName): number {
  const keys = sheetColumns[name].map(titleKey);
  const counts = rows.slice(0, headRows).map(({ cells }) => {
    const titles = new Set(cells.map(titleKey));
    return keys.filter((key) => titles.has(key)).length;
  });
  const most = Math.max(...counts, 0);
  return most === 0 ? -1 : counts.indexOf(most);
}
