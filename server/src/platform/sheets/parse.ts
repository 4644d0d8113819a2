import { readFile } from 'node:fs/promises';
import { extensionOf, type SheetRow } from '@vincere/domain';
import { parse } from 'csv-parse';
import readXlsx from 'read-excel-file/node';
import { type ArchiveLimits, readArchive, readWhole, UnreadableArchive } from '../archives/read.ts';

/** Limits of an unpacked workbook, whose file has at most 2 MB. No sheet that a person wrote needs more. */
const workbookLimits: ArchiveLimits = { entries: 200, bytes: 12 * 1024 * 1024 };

/** Limits of a sheet. The limit of a cell, in characters, is the one of common spreadsheets. */
const sheetLimits = { rows: 20_000, columns: 256, cell: 32_767, cells: 500_000, characters: 8_000_000 };

/** A sheet of a workbook. The name is empty for a CSV file. */
export type Sheet = { name: string; rows: SheetRow[] };

/** A file to read. The extension of `name` determines its format. */
export type SheetFile = { path: string; name: string };

/** Returns the sheets of a file, or null if its content doesn't match its extension or exceeds the limits. */
export async function parseSheets(file: SheetFile): Promise<Sheet[] | null> {
  const isWorkbook = extensionOf(file.name) === 'xlsx';
  try {
    const sheets = isWorkbook
      ? await readWorkbook(file.path)
      : [{ name: '', rows: await readCsv(file.path) }];
    return isWithinLimits(sheets) ? sheets : null;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return null;
  }
}

function isWithinLimits(sheets: readonly Sheet[]): boolean {
  let count = 0;
  let characters = 0;
  for (const { rows } of sheets) {
    if (rows.length > sheetLimits.rows) return false;
    for (const { cells } of rows) {
      if (cells.length > sheetLimits.columns) return false;
      count += cells.length;
      for (const { length } of cells) {
        if (length > sheetLimits.cell) return false;
        characters += length;
      }
    }
  }
  return count <= sheetLimits.cells && characters <= sheetLimits.characters;
}

async function readWorkbook(path: string): Promise<Sheet[]> {
  const names: string[] = [];
  await readArchive(path, workbookLimits, async (name, open) => {
    names.push(name);
    // Unpack every part once to check it, because the library below reads whole sheets into memory.
    const part = await readWhole(await open());
    requirePartWithinLimits(part.toString());
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

/** Decodes numeric character references, as the library that reads the workbook does. */
function decodeEntities(xml: string): string {
  return xml.replace(
    /&#(?:x([0-9a-f]+)|(\d+));/gi,
    (_, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/**
 * Throws for a part that would cost much memory or time: a sheet with too many rows, with a cell or row beyond the limits
 * or with an invalid address, or a text that is too long for a cell. A sheet can be anywhere in the archive, so every
 * part is checked.
 */
function requirePartWithinLimits(part: string): void {
  for (const piece of part.split('<'))
    if (piece.length - piece.indexOf('>') > sheetLimits.cell + 1)
      throw new UnreadableArchive('a text too long for a cell');
  if (!/<(?:[\w.-]+:)?sheetData[\s/>]/.test(part)) return;
  // No spreadsheet program writes these into a sheet, and a quote in them would hide the tags behind it.
  if (/<!|<\?(?!xml\s)/.test(part)) throw new UnreadableArchive('a comment or declaration in a sheet');
  let rows = 0;
  for (const [tag] of part.matchAll(anyTag)) {
    if (tag.includes('<', 1)) throw new UnreadableArchive('a tag that is not closed');
    const name = /^<(?:[\w.-]+:)?(c|row)[\s/>]/.exec(tag)?.[1];
    if (name === undefined) continue;
    if (name === 'row') rows += 1;
    if (rows > sheetLimits.rows) throw new UnreadableArchive('too many rows');
    for (const [, double, single = ''] of tag.matchAll(/[\s:"']r\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
      if (isBeyondLimits(decodeEntities(double ?? single)))
        throw new UnreadableArchive('a cell too far away');
  }
}

/** A tag, or all of the rest if a tag or a quote is not closed: so the search never reads a character twice. */
const anyTag = /<(?:[^>"']+|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/g;

/** Returns whether a cell address (such as `B7`) or row number is beyond the limits, or invalid. */
function isBeyondLimits(address: string): boolean {
  const [, letters, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
  if (letters === undefined) return true;
  const column = Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce(
    (sum, digit) => sum * 26 + digit,
    0,
  );
  return column > sheetLimits.columns || Number(row) > sheetLimits.rows;
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

/** Decodes a CSV file. Spreadsheets use the encoding of their system, so text that isn't UTF-8 counts as Windows-1252. */
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

/** Returns the delimiter of the cells: the comma, semicolon or tab, whichever is most frequent in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r\n|\n|\r/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
