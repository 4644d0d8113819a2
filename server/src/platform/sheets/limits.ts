import { UnreadableArchive } from '../archives/read.ts';

/** Limits of a sheet. The limit of a cell, in characters, is the one of common spreadsheets. */
export const sheetLimits = {
  rows: 20_000,
  columns: 256,
  cell: 32_767,
  cells: 500_000,
  characters: 8_000_000,
};

/** Counts what the sheets of a file contain. Throws `UnreadableArchive` if it exceeds the limits. */
export type Budget = ReturnType<typeof openBudget>;

/** Returns a budget for one file. */
export function openBudget() {
  let rows = 0;
  let cells = 0;
  let characters = 0;
  return {
    takeRow(line: number): void {
      rows += 1;
      if (rows > sheetLimits.rows || !(line >= 1 && line <= sheetLimits.rows))
        throw new UnreadableArchive('too many rows');
    },
    /** Takes a cell in a column, from 0, of a row that has `width` cells so far. */
    takeCell(column: number, text: string, width: number): void {
      cells += Math.max(column + 1 - width, 1);
      characters += text.length;
      if (column >= sheetLimits.columns) throw new UnreadableArchive('too many columns');
      if (text.length > sheetLimits.cell) throw new UnreadableArchive('a text too long for a cell');
      if (cells > sheetLimits.cells || characters > sheetLimits.characters)
        throw new UnreadableArchive('too many cells');
    },
  };
}
