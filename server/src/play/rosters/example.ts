import { Readable } from 'node:stream';
import { contentTypeOf, placeName } from '@vincere/domain';
import writeXlsx, { type SheetData } from 'write-excel-file/node';
import type { Download } from '../../platform/http/handle.ts';
import { type Language, translatorFor } from '../../platform/i18n/translator.ts';

/**
 * Returns a workbook with the columns of a roster and one person. It is no CSV file because spreadsheet programs expect another
 * delimiter there in each country.
 */
export async function exampleBook(language: Language): Promise<Download> {
  const { t } = translatorFor(language);
  const titles = [t('Name'), t('Email'), t('Room')];
  const person = ['Ada Byron', 'ada@example.org', t(placeName('legal'))];
  const data = [
    titles.map((value) => ({ type: String, value, fontWeight: 'bold' as const })),
    person.map((value) => ({ type: String, value })),
  ] satisfies SheetData;
  const bytes = await writeXlsx(data, {
    sheet: t('People'),
    stickyRowsCount: 1,
    columns: [{ width: 28 }, { width: 36 }, { width: 22 }],
  }).toBuffer();
  return {
    name: `${t('People')}.xlsx`,
    contentType: contentTypeOf('xlsx'),
    size: bytes.length,
    body: Readable.from([bytes]),
  };
}
