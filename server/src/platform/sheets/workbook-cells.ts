import type { CellMark, Sheet, SheetRow } from '@vincere/domain';
import { UnreadableArchive } from '../archives/read.ts';
import type { Language } from '../i18n/translator.ts';
import { type Budget, sheetLimits } from './limits.ts';
import { type CellFormat, type ShownCell, shownBoolean, shownNumber, shownText } from './shown-value.ts';
import { isTrue, readXml, richText, unescaped } from './workbook-xml.ts';

/** What cells of all sheets refer to. */
export type Context = {
  texts: readonly string[];
  formats: readonly CellFormat[];
  is1904: boolean;
  language: Language;
  budget: Budget;
};

type OpenRow = SheetRow & { cells: string[]; marks: Record<number, CellMark> };

export function readSheet(part: Buffer, context: Context): Pick<Sheet, 'rows' | 'hidden_columns'> {
  const rows: OpenRow[] = [];
  const hiddenColumns = new Set<number>();
  const mergedRanges: string[] = [];
  let line = 0;
  let row: OpenRow | undefined;
  let cell: RawCell | undefined;
  let column = -1;
  const inline = richText((text) => {
    if (cell !== undefined) cell.inline = text;
  }, 'is');
  readXml(part, {
    open: (name, attributes, parent) => {
      inline.open(name);
      if (name === 'col' && parent === 'cols') {
        const isHidden = isTrue(attributes['hidden']) || Number(attributes['width'] ?? 1) === 0;
        if (isHidden && hiddenColumns.size < sheetLimits.columns) {
          const lastColumn = Math.min(Number(attributes['max']), sheetLimits.columns);
          for (let at = Math.max(Number(attributes['min']), 1); at <= lastColumn; at++)
            hiddenColumns.add(at - 1);
        }
      } else if (name === 'mergeCell') mergedRanges.push(attributes['ref'] ?? '');
      else if (name === 'row' && parent === 'sheetData') {
        line = attributes['r'] === undefined ? line + 1 : Number(attributes['r']);
        const isHidden =
          attributes['hidden'] === undefined
            ? Number(attributes['ht'] ?? 1) === 0
            : isTrue(attributes['hidden']);
        row = { line, cells: [], marks: {}, ...(isHidden && { is_hidden: true }) };
        column = -1;
      } else if (name === 'c' && parent === 'row') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r'], row?.line);
        cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: undefined };
      }
    },
    close: (name, text, parent) => {
      inline.close(name, text);
      if (cell === undefined || row === undefined) return;
      if (name === 'v' && parent === 'c') cell.value = text;
      if (name === 'f' && parent === 'c') cell.formula = text;
      if (name !== 'c') return;
      const shownValue = shownCell(cell, context);
      cell = undefined;
      if (shownValue.text === '' && shownValue.mark === undefined) return;
      // Rows that only have a format can be anywhere, and do not count.
      if (row.cells.length === 0) {
        context.budget.takeRow(row.line);
        rows.push(row);
      }
      context.budget.takeCell(column, shownValue.text, row.cells.length);
      while (row.cells.length < column) row.cells.push('');
      row.cells[column] = shownValue.text;
      if (shownValue.mark !== undefined) row.marks[column] = shownValue.mark;
    },
  });
  fillMerged(rows, mergedRanges, context.budget);
  return { rows: rows.map(withoutEmptyMarks), hidden_columns: [...hiddenColumns] };
}

const withoutEmptyMarks = ({ marks, ...row }: OpenRow): SheetRow =>
  Object.keys(marks).length === 0 ? row : { ...row, marks };

type RawCell = { type: string; style: number; value: string | undefined; inline?: string; formula?: string };

function shownCell(cell: RawCell, { texts, formats, language, is1904 }: Context): ShownCell {
  const { type, value, formula } = cell;
  const format = formats[cell.style] ?? { id: 0, pattern: undefined };
  if (type === 'inlineStr') return { text: shownText(cell.inline ?? '', format) };
  if (formula !== undefined && (value === undefined || (value === '' && type !== 'str')))
    return { text: `=${formula}`, mark: { unclear: 'no-value' } };
  if (value === undefined) return { text: '' };
  switch (type) {
    case 's':
      return { text: shownText(texts[Number(value)] ?? '', format) };
    case 'str':
      return { text: shownText(unescaped(value), format) };
    case 'b':
      return shownBoolean(isTrue(value), language);
    case 'e':
      return { text: value, mark: { unclear: 'error' } };
    case 'd':
      return shownNumber(serialOf(value, is1904), { format, language, is1904 });
  }
  const number = Number(value);
  if (value.trim() === '') return { text: '' };
  return Number.isFinite(number) ? shownNumber(number, { format, language, is1904 }) : { text: value };
}

/** Returns a date in ISO 8601 as the number that other workbooks store. */
function serialOf(iso: string, is1904: boolean): number {
  const instant = Date.parse(/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) || !iso.includes('T') ? iso : `${iso}Z`);
  return instant / 86_400_000 + 25_569 - (is1904 ? 1462 : 0);
}

/** Returns the index of a column from the address of a cell, such as 1 from `B7`. Throws for an address beyond the limits. */
function columnOf(address: string, line: number | undefined): number {
  const [, letters = '', row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? [];
  const column = Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce(
    (sum, digit) => sum * 26 + digit,
    0,
  );
  if (letters === '' || Number(row) !== line) throw new UnreadableArchive('a cell in no place');
  return column - 1;
}

/** Repeats the text of merged cells in each of their rows that has other texts, because readers see it beside all of them. */
function fillMerged(rows: readonly OpenRow[], mergedRanges: readonly string[], budget: Budget): void {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const ref of mergedRanges) {
    const [, letters = '', from, to] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(ref) ?? [];
    const first = byLine.get(Number(from));
    if (first === undefined || Number(to) > sheetLimits.rows) continue;
    const column = columnOf(`${letters}${from}`, first.line);
    const text = first.cells[column] ?? '';
    for (let line = first.line + 1; line <= Number(to); line++) {
      const row = byLine.get(line);
      budget.takeCell(column, text, column);
      if (row === undefined || text === '' || row.cells.length === 0) continue;
      while (row.cells.length <= column) row.cells.push('');
      row.cells[column] = text;
    }
  }
}
