/** What a cell holds; null for nothing. */
export type Value = string | number | boolean | Date | null;
/** A sheet: its columns with their widths in characters, and its rows. */
export type Table = { name: string; columns: readonly [title: string, width: number][]; rows: Value[][] };

/** Reads a clock: a moment as what it shows. */
export type Clock = (at: string | null) => Date | null;
