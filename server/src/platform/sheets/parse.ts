import { readFile } from 'node:fs/promises';
import { extensionOf, type Sheet, type SheetEncoding } from '@vincere/domain';
import type { Language } from '../i18n/translator.ts';
import { readCsv } from './csv.ts';
import { decode, decodeAs } from './encoding.ts';
import { openBudget } from './limits.ts';
import { readWorkbook } from './workbook.ts';

/**
 * A file to read. The extension of `name` determines its format. Numbers and dates are read as they look in `language`.
 * `encoding` is that of a CSV file, if its reader chose one.
 */
export type SheetFile = {
  path: string;
  name: string;
  language: Language;
  encoding?: SheetEncoding | undefined;
};

/** The sheets of a file. `encoding` is that of a CSV file, and `asks_encoding` says that it can be another one. */
export type ParsedFile = { sheets: Sheet[]; encoding: SheetEncoding | null; asks_encoding: boolean };

/** Returns the sheets of a file, or null if its content doesn't match its extension or exceeds the limits. */
export async function parseSheets(file: SheetFile): Promise<ParsedFile | null> {
  const budget = openBudget();
  try {
    if (extensionOf(file.name) === 'xlsx') {
      const sheets = await readWorkbook(file.path, file.language, budget);
      return sheets.length === 0 ? null : { sheets, encoding: null, asks_encoding: false };
    }
    const bytes = await readFile(file.path);
    const decodeResult =
      file.encoding === undefined ? decode(bytes) : { ...decodeAs(bytes, file.encoding), isSure: false };
    const rows = readCsv(decodeResult.text, budget);
    return {
      sheets: [{ name: '', rows }],
      encoding: decodeResult.encoding,
      asks_encoding: !decodeResult.isSure,
    };
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return null;
  }
}
