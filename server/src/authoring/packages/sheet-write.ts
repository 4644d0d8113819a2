import { Readable } from 'node:stream';
import {
  contentTypeOf,
  type SheetName,
  type SimulationPackage,
  sheetColumns,
  writeSheets,
} from '@vincere/domain';
import writeXlsx from 'write-excel-file/node';
import type { Download } from '../../platform/http/handle.ts';
import { fileName } from './write.ts';

/** Widths of columns with long texts, in characters. The others are narrow. */
const wide: ReadonlySet<string> = new Set(['Text', 'Instruction', 'Description', 'Notes']);

/** Returns a simulation as a workbook with one sheet for stages, scenarios, decisions and posts each. */
export async function bookOf(simulation: SimulationPackage): Promise<Download> {
  const sheets = writeSheets(simulation).map(({ name, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: sheetColumns[name satisfies SheetName].map((column) => ({ width: wide.has(column) ? 60 : 18 })),
    data: rows.map((cells, index) =>
      cells.map((value) => ({
        // Every cell is a text, so that no title becomes a date or a formula.
        type: String,
        value,
        wrap: true,
        alignVertical: 'top' as const,
        ...(index === 0 && { fontWeight: 'bold' as const }),
      })),
    ),
  }));
  const bytes = await writeXlsx(sheets).toBuffer();
  return {
    name: `${fileName(simulation.name)}.xlsx`,
    contentType: contentTypeOf('xlsx'),
    size: bytes.length,
    body: Readable.from([bytes]),
  };
}
