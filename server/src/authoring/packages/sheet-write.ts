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

/** Columns that hold texts, in characters; the others are narrow. */
const wide: ReadonlySet<string> = new Set(['Text', 'Instruction', 'Description', 'Notes']);

/** A simulation as a workbook, one sheet a kind of thing. */
export async function bookOf(simulation: SimulationPackage): Promise<Download> {
  const sheets = writeSheets(simulation).map(({ name, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: sheetColumns[name satisfies SheetName].map((column) => ({ width: wide.has(column) ? 60 : 18 })),
    data: rows.map((cells, index) =>
      cells.map((value) => ({
        // Always text: no title becomes a date or a formula.
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
