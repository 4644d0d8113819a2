import { cut } from '@vincere/domain';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Translator } from '../../../platform/i18n/translator.ts';
import type { RunData } from '../run-data.ts';
import type { Value } from './table.ts';
import { tablesOf } from './xlsx-tables.ts';

/** The most characters that a cell can hold. */
const cellCharacters = 32_767;

/** Returns all data of a run as an XLSX file, one sheet per table. */
export function xlsxOf(runData: RunData, translator: Translator): Promise<Buffer> {
  return writeExcelFile(
    tablesOf(runData, translator).map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(([, width]) => ({ width })),
      stickyRowsCount: 1,
      data: [
        columns.map(([value]) => ({ type: String, value, fontWeight: 'bold' as const, ...layout })),
        ...rows.map((row) => row.map((value) => cellOf(value, translator))),
      ] satisfies SheetData,
    })),
  ).toBuffer();
}

const layout = { wrap: true, alignVertical: 'top' } as const;

/** Returns a cell of the value's own type, so a text that begins with `=` stays a text. */
function cellOf(value: Value, { t }: Translator) {
  if (value === null) return null;
  if (value instanceof Date) return { type: Date, value, format: t('yyyy-mm-dd hh:mm:ss'), ...layout };
  if (typeof value === 'number')
    return { type: Number, value, ...(Number.isInteger(value) ? {} : { format: '0.00' }), ...layout };
  if (typeof value === 'boolean') return { type: String, value: value ? t('yes') : t('no'), ...layout };
  return { type: String, value: cut(value, cellCharacters), ...layout };
}
