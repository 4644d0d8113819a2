import type { SheetRow } from '@vincere/domain';
import type { Sheet } from './parse.ts';

/** Some rows of a sheet: what a worker sends in one message. */
export type SheetPart = { sheet: number; name: string; rows: SheetRow[] };

/** The most of one part, in rows and characters, unless a single row is longer: reading it takes a few ms. */
const most = { rows: 2_000, characters: 256_000 };

/** Splits sheets into parts of bounded size; null, a file that could not be read, into none. */
export function sheetParts(sheets: readonly Sheet[] | null): SheetPart[] {
  return (sheets ?? []).flatMap(({ name, rows }, sheet) => {
    const parts: SheetPart[] = [{ sheet, name, rows: [] }];
    let characters = 0;
    for (const row of rows) {
      const last = parts.at(-1);
      characters += row.cells.reduce((sum, { length }) => sum + length, 0);
      if (last !== undefined && last.rows.length < most.rows && characters <= most.characters)
        last.rows.push(row);
      else {
        parts.push({ sheet, name, rows: [row] });
        characters = 0;
      }
    }
    return parts;
  });
}

/** Joins the parts that `sheetParts` made; null where there are none. */
export function joinSheets(parts: readonly SheetPart[]): Sheet[] | null {
  const sheets: Sheet[] = [];
  for (const { sheet, name, rows } of parts) {
    const begun = (sheets[sheet] ??= { name, rows: [] });
    for (const row of rows) begun.rows.push(row);
  }
  return sheets.length === 0 ? null : sheets;
}
