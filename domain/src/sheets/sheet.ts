/** Why a cell has no text to take over. */
export type Unclear = 'error' | 'no-value' | 'local-date' | 'long-number';

/** What the text of a cell leaves open: its number or truth value, or why the text is not what an author wrote. */
export type CellMark = { number?: number; is?: boolean; unclear?: Unclear };

/** A row of a sheet with its number, from 1, and the texts that a spreadsheet program shows. `marks` are by column, from 0. */
export type SheetRow = {
  line: number;
  cells: readonly string[];
  is_hidden?: boolean;
  marks?: Readonly<Record<number, CellMark>>;
};

/** A sheet of a workbook. Its name is empty for a CSV file. Hidden rows include those that a filter hides. */
export type Sheet = {
  name: string;
  is_hidden?: boolean;
  hidden_columns?: readonly number[];
  rows: readonly SheetRow[];
};
