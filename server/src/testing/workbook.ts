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

/** A sheet as XML: what its `sheetData` contains, and what precedes and follows it. */
export type XmlSheet = { name: string; rows: string; state?: string; before?: string; after?: string };

/** The parts of a workbook as XML. `texts` are the shared texts, `formats` the number formats of styles 0, 1 and so on. */
type XmlBook = {
  sheets: readonly XmlSheet[];
  texts?: string;
  /** Precedes the shared texts. */
  doctype?: string;
  formats?: readonly (number | string)[];
  is1904?: boolean;
  /** The path of the first sheet, relative to `xl/`. */
  sheetPath?: string;
};

/** Returns a workbook from XML. */
export function bookFromXml({
  sheets,
  texts = '',
  doctype = '',
  formats = [],
  is1904 = false,
  sheetPath,
}: XmlBook): Promise<Buffer> {
  const types = 'http://schemas.openxmlformats.org';
  const main = `xmlns="${types}/spreadsheetml/2006/main"`;
  const relation = (id: number | string, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${types}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const pathOf = (index: number) =>
    index === 0 && sheetPath !== undefined ? sheetPath : `worksheets/sheet${index + 1}.xml`;
  const own = formats.flatMap((format, index) =>
    typeof format === 'string' ? [`<numFmt numFmtId="${164 + index}" formatCode="${format}"/>`] : [],
  );
  const styles = formats.map((format, index) =>
    typeof format === 'string' ? `<xf numFmtId="${164 + index}"/>` : `<xf numFmtId="${format}"/>`,
  );
  return zip({
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${types}/officeDocument/2006/relationships">${is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${sheets
      .map(
        ({ name, state = 'visible' }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${types}/package/2006/relationships">${sheets.map((_, index) => relation(index + 1, 'worksheet', pathOf(index))).join('')}${relation('T', 'sharedStrings', 'sharedStrings.xml')}${relation('S', 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `${doctype}<sst ${main}>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, before = '', after = '' }, index) => [
        `xl/${pathOf(index)}`,
        `<worksheet ${main}>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
  });
}

/** Returns a workbook with one sheet and one shared text, both passed as XML. */
export function workbookFromXml(
  rows: string,
  text = '',
  doctype = '',
  sheetPath = 'worksheets/sheet1.xml',
): Promise<Buffer> {
  return bookFromXml({
    sheets: [{ name: 'One', rows }],
    texts: `<si><t>${text}</t></si>`,
    doctype,
    sheetPath,
  });
}
