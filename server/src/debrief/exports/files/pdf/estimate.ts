import {
  type Block,
  type Cell,
  hasHead,
  type Mark,
  plain,
  type Table,
  type Text,
  type Words,
} from '../report/blocks.ts';

/*
 * Estimates heights in points, so that headings can keep enough space below them. Laying out a block to measure it would take
 * as long as drawing it.
 */

/** The width of a character, and the height of a line, in points per point of the font size. */
const [character, line] = [0.52, 1.3];
const fontSize = 9.5;
const rowPadding = 8;
const cellPadding = 12;

function heightOfWords(words: Words, width: number): number {
  const perLine = Math.max(1, Math.floor(width / (fontSize * character)));
  const lines = plain(words)
    .split('\n')
    .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / perLine)), 0);
  return lines * fontSize * line;
}

function heightOfText({ words }: Text, width: number): number {
  return heightOfWords(words, width) + 4;
}

function heightOfCell(cell: Cell, width: number): number {
  if (typeof cell === 'string' || Array.isArray(cell)) return heightOfWords(cell as Words, width);
  if ('stack' in cell)
    return cell.stack.reduce(
      (sum, part) => sum + ('mark' in part ? heightInStack(part) : heightOfText(part, width)),
      0,
    );
  return 'mark' in cell && cell.mark === 'answers' ? 50 : 18;
}

function heightInStack({ mark }: Mark): number {
  return mark === 'ratings' ? 20 : 10;
}

/** Returns the width of each column of a table that is `width` wide. */
export function columnWidths({ columns }: Pick<Table, 'columns'>, width: number): number[] {
  const paddings = (columns.length - 1) * cellPadding + cellPadding / 2;
  const fixedWidth = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const flexible = columns.filter((column) => column.width === null).length;
  const freeWidth = Math.max(0, width - paddings - fixedWidth);
  return columns.map((column) => column.width ?? freeWidth / flexible);
}

/** Returns the heights of the head and of each row of a table. */
export function rowHeights(table: Table, width: number): { head: number; rows: number[] } {
  const widths = columnWidths(table, width);
  const heightOfRow = (row: readonly Cell[]) =>
    Math.max(0, ...row.map((cell, column) => heightOfCell(cell, widths[column] ?? 0))) + rowPadding;
  const head = hasHead(table) ? heightOfRow(table.columns.map(({ title }) => title)) : 0;
  return { head, rows: table.rows.map(heightOfRow) };
}

/** Returns the height of a column of a block. Without a width of its own, it has an equal share. */
function heightOfColumn(
  column: Extract<Block, { kind: 'columns' }>['columns'][number],
  width: number,
  count: number,
): number {
  const columnWidth = column.width ?? width / count;
  return column.blocks.reduce((sum, block) => sum + heightOf(block, columnWidth), 0);
}

/** Returns the height of a block that is `width` wide; infinity if it is unknown before the block is drawn. */
export function heightOf(block: Block, width: number): number {
  switch (block.kind) {
    case 'text':
      return heightOfText(block, width);
    case 'note':
      return heightOfWords(block.words, width) + 16;
    case 'table': {
      const { head, rows } = rowHeights(block, width);
      return rows.reduce((sum, height) => sum + height, head);
    }
    case 'heading':
      return { part: 48, chapter: 62, section: 40, group: 24 }[block.size] + (block.over ? 18 : 0);
    case 'reference':
    case 'key':
      return 16;
    case 'stage':
      return 24 + 22 * Math.max(3, block.stage.decisions.length);
    case 'path':
      return 120;
    case 'distributions':
      return 80;
    case 'flow':
      return 160;
    case 'columns':
      return Math.max(...block.columns.map((column) => heightOfColumn(column, width, block.columns.length)));
    default:
      return Number.POSITIVE_INFINITY;
  }
}
