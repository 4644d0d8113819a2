import { readFile } from 'node:fs/promises';
import { extensionOf, type SheetRow } from '@vincere/domain';
import { parse } from 'csv-parse';
import readXlsx from 'read-excel-file/node';
import { type ArchiveLimits, readArchive, readWhole, UnreadableArchive } from '../archives/read.ts';

/** What a workbook of at most 2 MB may unpack to: more is no sheet that a person wrote. */
const workbookLimits: ArchiveLimits = { entries: 200, bytes: 12 * 1024 * 1024 };

/** A sheet of a workbook; that of a CSV file has no name. */
export type Sheet = { name: string; rows: SheetRow[] };

/** The sheet cannot be read as what its extension says. */
export class UnreadableSheet extends Error {}

/**
 * The sheets of a file, every cell as text: of an XLSX file all, of a CSV file its one. A CSV file may be separated by commas,
 * semicolons or tabs, and be written in UTF-8, UTF-16 or Windows-1252 (Latin-1). Throws `UnreadableSheet`.
 */
export async function readSheets(file: { path: string; name: string }): Promise<Sheet[]> {
  const isBook = extensionOf(file.name) === 'xlsx';
  try {
    return isBook ? await readBook(file.path) : [{ name: '', rows: await readCsv(file.path) }];
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new UnreadableSheet('This sheet cannot be read', { cause: error });
  }
}

async function readBook(path: string): Promise<Sheet[]> {
  const names: string[] = [];
  await readArchive(path, workbookLimits, async (name, open) => {
    names.push(name);
    // Unpacked once to see that it is no longer than it says.
    await readWhole(await open());
  });
  if (!names.includes('xl/workbook.xml')) throw new UnreadableArchive('no workbook');
  const sheets = await readXlsx(await readFile(path), { trim: false });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row, index) => ({
      line: index + 1,
      cells: row.map((cell) => (cell === null ? '' : String(cell))),
    })),
  }));
}

async function readCsv(path: string): Promise<SheetRow[]> {
  const text = decode(await readFile(path));
  const rows: SheetRow[] = [];
  const parser = parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
  });
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>)
    rows.push({ line: info.lines, cells: record });
  return rows;
}

/** Spreadsheets write CSV in the encoding of their system: what is no UTF-8 is taken for Windows-1252. */
function decode(bytes: Buffer): string {
  const start = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  if (start === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (start === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What separates the cells: of the three the one that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r\n|\n|\r/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
