import writeXlsx from 'write-excel-file/node';

/** An XLSX workbook of these sheets, every cell a text. */
export function workbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Promise<Buffer> {
  return writeXlsx(
    Object.entries(sheets).map(([sheet, rows]) => ({
      sheet,
      data: rows.map((cells) => cells.map((value) => ({ type: String, value }))),
    })),
  ).toBuffer();
}
