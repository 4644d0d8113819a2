import {
  AlignmentType,
  BorderStyle,
  type Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  type TextRun,
  WidthType,
} from 'docx';
import { colour } from '../colours.ts';
import {
  type Cell,
  type Column,
  type Table as Content,
  hasHead,
  plain,
  type Words,
} from '../report/blocks.ts';
import { hex, page } from './styles.ts';
import { drawText, paragraphOf, runsOf, runsOfMark } from './texts.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const hairline = { style: BorderStyle.SINGLE, size: 4, color: hex(colour.line) } as const;
const firm = { style: BorderStyle.SINGLE, size: 8, color: hex(colour.ink) } as const;
const twipsPerPoint = 20;
/** A table of up to this number of rows and characters stays on one page. */
const [keptRows, keptCharacters] = [8, 900];
const spacing = { before: 20, after: 20 } as const;

/** A column of the Word table. `marks` is the column whose marks come before its texts. */
type WordColumn = Column & { index: number; marks: number | null; twips: number };

/** Returns a table whose head is repeated on each page, and whose rows don't break. A short one stays on one page. */
export function drawTable(table: Content): Table {
  const columns = columnsOf(table);
  const isWhole = table.rows.length <= keptRows && lengthOf(table) <= keptCharacters;
  return new Table({
    width: { size: page.text, type: WidthType.DXA },
    columnWidths: columns.map(({ twips }) => twips),
    layout: TableLayoutType.FIXED,
    borders: {
      top: none,
      left: none,
      right: none,
      insideVertical: none,
      insideHorizontal: hairline,
      bottom: hairline,
    },
    margins: { top: 40, bottom: 40, left: 60, right: 100 },
    rows: [
      ...(hasHead(table) ? [headRow(columns)] : []),
      ...table.rows.map(
        (row, index) =>
          new TableRow({
            cantSplit: true,
            keepNext: index < table.rows.length - 1 && (isWhole || staysWithNext(index, table.rows.length)),
            children: columns.map((column) => bodyCell(row, column)),
          }),
      ),
    ],
  });
}

/** Returns whether a row stays with the next one, so that neither the first nor the last row is alone on a page. */
function staysWithNext(index: number, count: number): boolean {
  return index === 0 || index === count - 2;
}

/** Returns the number of characters of a table. */
function lengthOf({ rows }: Content): number {
  const textsOf = (cell: Cell): Words[] => {
    if (isWords(cell)) return [cell];
    if ('mark' in cell) return [];
    const parts = 'stack' in cell ? cell.stack : cell.beside;
    return parts.flatMap((part) => ('words' in part ? [part.words] : []));
  };
  return rows
    .flat()
    .flatMap(textsOf)
    .reduce((sum, words) => sum + plain(words).length, 0);
}

/**
 * Returns the columns of the Word table. Marks without a title move into the column after them.
 */
function columnsOf(table: Content): WordColumn[] {
  const wordColumns = table.columns.flatMap((column, index): Omit<WordColumn, 'twips'>[] => {
    if (isMarks(table, index)) return [];
    return [{ ...column, index, marks: isMarks(table, index - 1) ? index - 1 : null }];
  });
  const points = wordColumns.map(({ width, marks }) =>
    width === null ? null : width + (marks === null ? 12 : 34),
  );
  const fixedWidth = points.reduce<number>((sum, width) => sum + (width ?? 0) * twipsPerPoint, 0);
  const flexible = points.filter((width) => width === null).length;
  // Without a flexible column, all grow to fill the page.
  const growth = flexible === 0 ? page.text / fixedWidth : 1;
  const freeWidth = (page.text - fixedWidth) / Math.max(1, flexible);
  return wordColumns.map((column, at) => {
    const width = points[at];
    return { ...column, twips: Math.floor(width == null ? freeWidth : width * twipsPerPoint * growth) };
  });
}

/** Returns whether a column has only marks, and no title. */
function isMarks({ columns, rows }: Content, index: number): boolean {
  const column = columns[index];
  if (column === undefined || column.title !== '') return false;
  return rows.every((row) => marksIn(row[index] ?? '').length > 0);
}

function marksIn(cell: Cell) {
  if (isWords(cell)) return [];
  if ('mark' in cell) return [cell];
  return 'stack' in cell ? cell.stack.filter((part) => 'mark' in part) : [cell.beside[0]];
}

function headRow(columns: readonly WordColumn[]): TableRow {
  return new TableRow({
    tableHeader: true,
    cantSplit: true,
    keepNext: true,
    children: columns.map(headCell),
  });
}

function headCell({ title, isNumber, twips }: WordColumn): TableCell {
  return new TableCell({
    width: { size: twips, type: WidthType.DXA },
    borders: { bottom: firm },
    children: [
      paragraphOf([{ text: title, isBold: true, tone: 'faint' }], {
        spacing,
        ...(isNumber && { alignment: AlignmentType.RIGHT }),
      }),
    ],
  });
}

function bodyCell(row: readonly Cell[], { index, marks, isNumber, twips }: WordColumn): TableCell {
  const before = marks === null ? [] : marksIn(row[marks] ?? '').flatMap(runsOfMark);
  const options = { spacing, ...(isNumber && { alignment: AlignmentType.RIGHT }) };
  return new TableCell({
    width: { size: twips, type: WidthType.DXA },
    children: paragraphsOf(row[index] ?? '', before, options),
  });
}

function paragraphsOf(
  cell: Cell,
  before: TextRun[],
  options: Parameters<typeof paragraphOf>[1],
): Paragraph[] {
  const gap = before.length === 0 ? [] : [...before, ...runsOf('  ')];
  if (isWords(cell)) return [paragraphOf(cell, options, gap)];
  if ('mark' in cell) return [paragraphOf('', options, [...gap, ...runsOfMark(cell)])];
  if ('beside' in cell) {
    const [mark, text] = cell.beside;
    return [paragraphOf([' ', { text: plain(text.words), tone: 'faint' }], options, runsOfMark(mark))];
  }
  const [first, ...others] = cell.stack;
  if (first === undefined) return [paragraphOf('', options)];
  const head =
    'mark' in first
      ? paragraphOf('', options, [...gap, ...runsOfMark(first)])
      : gap.length > 0
        ? paragraphOf(first.words, options, gap)
        : drawText(first, options);
  return [
    head,
    ...others.map((part) =>
      'mark' in part ? paragraphOf('', options, runsOfMark(part)) : drawText(part, options),
    ),
  ];
}

function isWords(cell: Cell): cell is Words {
  return typeof cell === 'string' || Array.isArray(cell);
}
