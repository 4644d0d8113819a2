/** The value of a cell; null for an empty cell. */
export type Value = string | number | boolean | Date | null;
/** A sheet: its columns (title and width in characters) and its rows. */
export type Table = {
  name: string;
  columns: readonly (readonly [title: string, width: number])[];
  rows: Value[][];
};

/** Converts an ISO time to the cell value that shows it in the reader's time zone. */
export type Clock = (at: string | null) => Date | null;
