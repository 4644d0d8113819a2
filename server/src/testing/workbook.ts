import { buffer } from 'node:stream/consumers';
import writeXlsx from 'write-excel-file/node';
import { ZipFile } from 'yazl';

/** Returns an XLSX workbook with these sheets. Every cell is a text. */
export function workbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Promise<Buffer> {
  return writeXlsx(
    Object.entries(sheets).map(([sheet, rows]) => ({
      sheet,
      data: rows.map((cells) => cells.map((value) => ({ type: String, value }))),
    })),
  ).toBuffer();
}

/** Returns a zip with these entries. */
export async function zip(entries: Record<string, Buffer | string>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(entries)) file.addBuffer(Buffer.from(content), name);
  file.end();
  return buffer(file.outputStream);
}

/**
 * Returns a workbook with one sheet and one shared string, both passed as XML. `doctype` precedes the shared
 * strings. `sheetPath` is relative to `xl/`.
 */
export function workbookFromXml(
  rows: string,
  text = '',
  doctype = '',
  sheetPath = 'worksheets/sheet1.xml',
): Promise<Buffer> {
  const types = 'http://schemas.openxmlformats.org';
  const main = `xmlns="${types}/spreadsheetml/2006/main"`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${types}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const parts = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${types}/officeDocument/2006/relationships"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${types}/package/2006/relationships">${relation(1, 'worksheet', sheetPath)}${relation(2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `${doctype}<sst ${main}><si><t>${text}</t></si></sst>`,
    [`xl/${sheetPath}`]: `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zip(parts);
}
