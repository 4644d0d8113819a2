import type { SheetRow } from '@vincere/domain';
import type { Sheet } from './parse.ts';

/** Some rows of a sheet, which a worker sends in one message. `sheet` is the index of the sheet. */
export type SheetPart = { sheet: number; name: string; rows: SheetRow[] };

/** Limits of one part, so that reading it takes only a few ms. A single row may be longer. */
const partLimits = { rows: 2_000, characters: 256_000 };

/** Splits sheets into parts of bounded size. Returns none for null, which stands for an unreadable file. */
export function sheetParts(sheets: readonly Sheet[] | null): SheetPart[] {
  return (sheets ?? []).flatMap(({ name, rows }, sheet) => {
    const parts: SheetPart[] = [{ sheet, name, rows: [] }];
    let characters = 0;
    for (const row of rows) {
      const last = parts.at(-1);
      characters += row.cells.reduce((sum, { length }) => sum + length, 0);
      if (last !== undefined && last.rows.length < partLimits.rows && characters <= partLimits.characters)
        last.rows.push(row);
      else {
        parts.push({ sheet, name, rows: [row] });
        characters = 0;
      }
    }
    return parts;
  });
}

/** Joins the parts from `sheetParts`. Returns null if there are none. */
export function joinSheets(parts: readonly SheetPart[]): Sheet[] | null {
  const sheets: Sheet[] = [];
  for (const { sheet, name, rows } of parts) {
    const joined = (sheets[sheet] ??= { name, rows: [] });
    for (const row of rows) joined.rows.push(row);
  }
  return sheets.length === 0 ? null : sheets;
}
