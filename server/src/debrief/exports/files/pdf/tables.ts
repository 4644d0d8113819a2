import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Cell, Column, Table, Words } from '../report/blocks.ts';
import { columnWidths, heightOf, rowHeights } from './estimate.ts';
import { drawMark } from './marks.ts';
import { page, rows } from './style.ts';
import { drawText, drawWords } from './texts.ts';

/** A table up to this height, in points, stays on one page. */
const keptWhole = 140;

/**
 * Draws a table that is `width` wide. Its column titles are repeated on each page and stay with the first row. Rows don't
 * break, unless one of them is longer than a third of a page: moved to the next page it would leave a gap, and the part beyond
 * one page would be cut off.
 */
export function drawTable(table: Table, width: number): Content {
  const canBreak = hasLongRow(table, width);
  const widths = columnWidths(table, width);
  const head = table.columns.map(headCell);
  return {
    layout: rows,
    unbreakable: heightOf(table, width) < keptWhole,
    fontSize: 9,
    margin: [0, 0, 0, 4],
    table: {
      headerRows: 1,
      ...(!canBreak && { keepWithHeaderRows: 1 }),
      dontBreakRows: !canBreak,
      widths: table.columns.map((column) => column.width ?? '*'),
      body: [
        head,
        ...table.rows.map((row) =>
          row.map((cell, column) => drawCell(cell, table.columns[column], widths[column] ?? 0)),
        ),
      ],
    },
  };
}

/** Returns whether a row is longer than a third of a page. */
export function hasLongRow(table: Table, width: number): boolean {
  return rowHeights(table, width).rows.some((height) => height > page.height / 3);
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
