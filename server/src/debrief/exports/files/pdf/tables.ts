import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { type Cell, type Column, hasHead, type Table, type Words } from '../report/blocks.ts';
import { columnWidths, heightOf, rowHeights } from './estimate.ts';
import { drawMark } from './marks.ts';
import { continuedRows, keptWhole, rows } from './style.ts';
import { drawText, drawWords } from './texts.ts';

/**
 * Draws a table that is `width` wide. Its column titles are repeated on each page. No row is alone on a page: the first two
 * stay with the titles, and the last two stay together. Rows don't break, unless one of them is so long that it would leave a gap.
 */
export function drawTable(table: Table, width: number): Content {
  const canBreak = hasLongRow(table, width);
  const { rows: heights } = rowHeights(table, width);
  const widths = columnWidths(table, width);
  const head = hasHead(table) ? [table.columns.map(headCell)] : [];
  const body = table.rows.map((row) =>
    row.map((cell, column) => drawCell(cell, table.columns[column], widths[column] ?? 0)),
  );
  const isWhole = heightOf(table, width) < keptWhole;
  const canJoin = body.length > 2 && (heights.at(-1) ?? 0) + (heights.at(-2) ?? 0) < keptWhole;
  const isJoined = !isWhole && !canBreak && canJoin;
  return {
    layout: isJoined ? joinedRows : rows,
    unbreakable: isWhole,
    fontSize: 9,
    margin: [0, 0, 0, 4],
    table: {
      headerRows: head.length,
      ...(!canBreak && { keepWithHeaderRows: beginningOfTable(table, width).rows }),
      dontBreakRows: !canBreak,
      widths: table.columns.map((column) => column.width ?? '*'),
      body: [...head, ...(isJoined ? [...body.slice(0, -2), joined(body.slice(-2), widths)] : body)],
    },
  };
}

/** Returns how many rows stay with the titles of a table whose rows don't break, and the height of titles and rows in points. */
export function beginningOfTable(table: Table, width: number): { rows: number; height: number } {
  const { head, rows } = rowHeights(table, width);
  const [first = 0, second = 0] = rows;
  const withTwo = head + first + second;
  return rows.length > 3 && withTwo < keptWhole
    ? { rows: 2, height: withTwo }
    : { rows: 1, height: head + first };
}

/** Returns rows as one row, which pdfmake keeps on one page. */
function joined(body: TableCell[][], widths: number[]): TableCell[] {
  const cell = {
    layout: continuedRows,
    table: { widths, body, dontBreakRows: true },
    colSpan: widths.length,
  };
  return [cell as TableCell, ...widths.slice(1).map(() => ({}))];
}

/** As `rows`, for a table whose last row is a table. */
const joinedRows: CustomTableLayout = {
  ...rows,
  hLineWidth: (index, { table }) => (index === 0 || index >= table.body.length - 1 ? 0 : 0.5),
  paddingTop: (row, { table }) => (row === table.body.length - 1 ? 0 : 4),
  paddingBottom: (row, { table }) => (row === table.body.length - 1 ? 0 : 4),
};

/** Returns whether a row is longer than what is kept whole. */
export function hasLongRow(table: Table, width: number): boolean {
  return rowHeights(table, width).rows.some((height) => height > keptWhole);
}

function headCell({ title, isNumber }: Column): TableCell {
  return { text: title, style: 'head', ...(isNumber && { alignment: 'right' }) };
}

function drawCell(cell: Cell, column: Column | undefined, width: number): TableCell {
  const alignment = column?.isNumber ? ({ alignment: 'right' } as const) : {};
  if (isWords(cell)) return { text: drawWords(cell), lineHeight: 1.1, ...alignment };
  if ('stack' in cell)
    return {
      stack: cell.stack.map((part) =>
        'mark' in part ? drawMark(part, width) : { ...(drawText(part) as object), margin: [0, 0, 0, 1] },
      ) as Content[],
      ...alignment,
    };
  if ('beside' in cell) {
    const [mark, text] = cell.beside;
    return { columns: [{ width: 17, stack: [drawMark(mark, 15)] }, drawText(text)], columnGap: 3 };
  }
  return drawMark(cell, width) as TableCell;
}

function isWords(cell: Cell): cell is Words {
  return typeof cell === 'string' || Array.isArray(cell);
}
