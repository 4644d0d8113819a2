import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Speech } from '../../languages/speech.ts';
import type { Book } from '../book.ts';
import type { Value } from './table.ts';
import { tablesOf } from './xlsx-tables.ts';

/** More characters than that no cell can hold. */
const cellCharacters = 32_767;
/** What no XML may contain. */
const notInXml = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** All data of a run, a sheet each. */
export function xlsxOf(book: Book, say: Speech): Promise<Buffer> {
  return writeExcelFile(
    tablesOf(book, say).map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(([, width]) => ({ width })),
      stickyRowsCount: 1,
      data: [
        columns.map(([value]) => ({ type: String, value, fontWeight: 'bold' as const, ...layout })),
        ...rows.map((row) => row.map((value) => cellOf(value, say))),
      ] satisfies SheetData,
    })),
  ).toBuffer();
}

const layout = { wrap: true, alignVertical: 'top' } as const;

/** Texts stay texts, whatever they begin with. */
function cellOf(value: Value, { t }: Speech) {
  if (value === null) return null;
  if (value instanceof Date) return { type: Date, value, format: t('yyyy-mm-dd hh:mm:ss'), ...layout };
  if (typeof value === 'number')
    return { type: Number, value, ...(Number.isInteger(value) ? {} : { format: '0.00' }), ...layout };
  if (typeof value === 'boolean') return { type: String, value: value ? t('yes') : t('no'), ...layout };
  return { type: String, value: value.replace(notInXml, '').slice(0, cellCharacters), ...layout };
}
