import type { CellMark, Sheet, SheetRow } from '@vincere/domain';
import { SaxesParser } from 'saxes';
import { type ArchiveLimits, readArchive, readWhole, UnreadableArchive } from '../archives/read.ts';
import type { Language } from '../i18n/translator.ts';
import { type Budget, sheetLimits } from './limits.ts';
import { type CellFormat, type ShownCell, shownBoolean, shownNumber, shownText } from './shown-value.ts';

/** Limits of an unpacked workbook, whose file has at most 2 MB. No sheet that a person wrote needs more. */
const workbookLimits: ArchiveLimits = { entries: 200, bytes: 12 * 1024 * 1024 };

/** No spreadsheet program nests elements deeper than this. */
const maxDepth = 64;

/** What cells of all sheets refer to. */
type Context = {
  texts: readonly string[];
  formats: readonly CellFormat[];
  is1904: boolean;
  language: Language;
  budget: Budget;
};

/**
 * Returns the sheets of a workbook with the texts that a spreadsheet program shows in their cells. Throws
 * `UnreadableArchive` or an error of the XML parser if the file is no workbook or exceeds the limits.
 */
export async function readWorkbook(path: string, language: Language, budget: Budget): Promise<Sheet[]> {
  const parts = new Map<string, Buffer>();
  await readArchive(path, workbookLimits, async (name, openEntry) => {
    const part = await readWhole(await openEntry());
    if (/\.(?:xml|rels)$/i.test(name)) parts.set(name.toLowerCase(), part);
  });
  const partAt = (name: string) => parts.get(name.toLowerCase());
  const workbook = partAt('xl/workbook.xml');
  if (workbook === undefined) throw new UnreadableArchive('no workbook');
  const { sheets, is1904 } = readOutline(workbook);
  const targets = readTargets(partAt('xl/_rels/workbook.xml.rels'));
  const partOf = (kind: string) =>
    [...targets.values()].find(({ type }) => type.endsWith(`/${kind}`))?.path ?? `xl/${kind}.xml`;
  const context: Context = {
    texts: readTexts(partAt(partOf('sharedStrings'))),
    formats: readFormats(partAt(partOf('styles'))),
    is1904,
    language,
    budget,
  };
  return sheets.flatMap(({ id, ...sheet }) => {
    const part = partAt(targets.get(id)?.path ?? '');
    return part === undefined ? [] : [{ ...sheet, ...readSheet(part, context) }];
  });
}

type Attributes = Readonly<Record<string, string>>;
type Listener = {
  open?: (name: string, attributes: Attributes, parent: string | undefined) => void;
  close?: (name: string, text: string, parent: string | undefined) => void;
};

/**
 * Reads a part of a workbook. Calls `open` and `close` for each element with its name without prefix and the name of its
 * parent. `close` also gets the text directly in the element.
 */
function readXml(part: Buffer, { open, close }: Listener): void {
  const parser = new SaxesParser();
  const path: { name: string; text: string }[] = [];
  const add = (text: string) => {
    const element = path.at(-1);
    if (element === undefined) return;
    element.text += text;
    if (element.text.length > sheetLimits.cell) throw new UnreadableArchive('a text too long for a cell');
  };
  parser.on('doctype', () => {
    throw new UnreadableArchive('a document type');
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    open?.(local, attributes, path.at(-1)?.name);
    path.push({ name: local, text: '' });
    if (path.length > maxDepth) throw new UnreadableArchive('elements too deep');
  });
  parser.on('closetag', () => {
    const element = path.pop();
    if (element !== undefined) close?.(element.name, element.text, path.at(-1)?.name);
  });
  const isUtf16 = part.length >= 2 && [0xfffe, 0xfeff].includes(part.readUInt16BE(0));
  const encoding = !isUtf16 ? 'utf-8' : part[0] === 0xff ? 'utf-16le' : 'utf-16be';
  parser.write(new TextDecoder(encoding).decode(part)).close();
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

function readOutline(part: Buffer) {
  const sheets: { id: string; name: string; is_hidden: boolean }[] = [];
  let is1904 = false;
  readXml(part, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const state = attributes['state'] ?? 'visible';
      sheets.push({ id, name: unescaped(attributes['name'] ?? ''), is_hidden: state !== 'visible' });
    },
  });
  return { sheets, is1904 };
}

/** Returns the parts to which the workbook refers, by the id of the relation. */
function readTargets(part: Buffer | undefined): ReadonlyMap<string, { type: string; path: string }> {
  const targets = new Map<string, { type: string; path: string }>();
  if (part === undefined) return targets;
  readXml(part, {
    open: (name, { Id, Type, Target }) => {
      if (name !== 'Relationship' || Id === undefined || Target === undefined) return;
      targets.set(Id, { type: Type ?? '', path: new URL(Target, 'file:///xl/').pathname.slice(1) });
    },
  });
  return targets;
}

/** Returns the texts that cells share. Rich text loses its format, and phonetic readings are left out. */
function readTexts(part: Buffer | undefined): string[] {
  const texts: string[] = [];
  if (part === undefined) return texts;
  const { open, close } = richText((text) => texts.push(text), 'si');
  readXml(part, { open, close });
  return texts;
}

/** Reads the text of each element with this name, which may consist of several runs. */
function richText(take: (text: string) => void, element: string) {
  let text = '';
  let isPhonetic = false;
  return {
    open: (name: string) => {
      if (name === element) text = '';
      if (name === 'rPh') isPhonetic = true;
    },
    close: (name: string, content: string) => {
      if (name === 't' && !isPhonetic) text += unescaped(content);
      if (text.length > sheetLimits.cell) throw new UnreadableArchive('a text too long for a cell');
      if (name === 'rPh') isPhonetic = false;
      if (name === element) take(text);
    },
  };
}

/** Decodes characters that XML can't contain and that a workbook writes as `_x000D_`. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Returns the number format of each style of cells. */
function readFormats(part: Buffer | undefined): CellFormat[] {
  const patterns = new Map<number, string>();
  const formats: CellFormat[] = [];
  if (part === undefined) return formats;
  readXml(part, {
    open: (name, attributes, parent) => {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') patterns.set(id, unescaped(attributes['formatCode'] ?? ''));
      if (name === 'xf' && parent === 'cellXfs') formats.push({ id, pattern: undefined });
    },
  });
  return formats.map(({ id }) => ({ id, pattern: patterns.get(id) }));
}

type OpenRow = SheetRow & { cells: string[]; marks: Record<number, CellMark> };

function readSheet(part: Buffer, context: Context): Pick<Sheet, 'rows' | 'hidden_columns'> {
  const rows: OpenRow[] = [];
  const hiddenColumns = new Set<number>();
  const mergedRanges: string[] = [];
  let line = 0;
  let row: OpenRow | undefined;
  let cell: RawCell | undefined;
  let column = -1;
  const inline = richText((text) => {
    if (cell !== undefined) cell.inline = text;
  }, 'is');
  readXml(part, {
    open: (name, attributes, parent) => {
      inline.open(name);
      if (name === 'col' && parent === 'cols') {
        const isHidden = isTrue(attributes['hidden']) || Number(attributes['width'] ?? 1) === 0;
        if (isHidden && hiddenColumns.size < sheetLimits.columns) {
          const lastColumn = Math.min(Number(attributes['max']), sheetLimits.columns);
          for (let at = Math.max(Number(attributes['min']), 1); at <= lastColumn; at++)
            hiddenColumns.add(at - 1);
        }
      } else if (name === 'mergeCell') mergedRanges.push(attributes['ref'] ?? '');
      else if (name === 'row' && parent === 'sheetData') {
        line = attributes['r'] === undefined ? line + 1 : Number(attributes['r']);
        const isHidden =
          attributes['hidden'] === undefined
            ? Number(attributes['ht'] ?? 1) === 0
            : isTrue(attributes['hidden']);
        row = { line, cells: [], marks: {}, ...(isHidden && { is_hidden: true }) };
        column = -1;
      } else if (name === 'c' && parent === 'row') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r'], row?.line);
        cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: undefined };
      }
    },
    close: (name, text, parent) => {
      inline.close(name, text);
      if (cell === undefined || row === undefined) return;
      if (name === 'v' && parent === 'c') cell.value = text;
      if (name === 'f' && parent === 'c') cell.formula = text;
      if (name !== 'c') return;
      const shownValue = shownCell(cell, context);
      cell = undefined;
      if (shownValue.text === '' && shownValue.mark === undefined) return;
      // Rows that only have a format can be anywhere, and do not count.
      if (row.cells.length === 0) {
        context.budget.takeRow(row.line);
        rows.push(row);
      }
      context.budget.takeCell(column, shownValue.text, row.cells.length);
      while (row.cells.length < column) row.cells.push('');
      row.cells[column] = shownValue.text;
      if (shownValue.mark !== undefined) row.marks[column] = shownValue.mark;
    },
  });
  fillMerged(rows, mergedRanges, context.budget);
  return { rows: rows.map(withoutEmptyMarks), hidden_columns: [...hiddenColumns] };
}

const withoutEmptyMarks = ({ marks, ...row }: OpenRow): SheetRow =>
  Object.keys(marks).length === 0 ? row : { ...row, marks };

type RawCell = { type: string; style: number; value: string | undefined; inline?: string; formula?: string };

function shownCell(cell: RawCell, { texts, formats, language, is1904 }: Context): ShownCell {
  const { type, value, formula } = cell;
  const format = formats[cell.style] ?? { id: 0, pattern: undefined };
  if (type === 'inlineStr') return { text: shownText(cell.inline ?? '', format) };
  if (formula !== undefined && (value === undefined || (value === '' && type !== 'str')))
    return { text: `=${formula}`, mark: { unclear: 'no-value' } };
  if (value === undefined) return { text: '' };
  switch (type) {
    case 's':
      return { text: shownText(texts[Number(value)] ?? '', format) };
    case 'str':
      return { text: shownText(unescaped(value), format) };
    case 'b':
      return shownBoolean(isTrue(value), language);
    case 'e':
      return { text: value, mark: { unclear: 'error' } };
    case 'd':
      return shownNumber(serialOf(value, is1904), { format, language, is1904 });
  }
  const number = Number(value);
  if (value.trim() === '') return { text: '' };
  return Number.isFinite(number) ? shownNumber(number, { format, language, is1904 }) : { text: value };
}

/** Returns a date in ISO 8601 as the number that other workbooks store. */
function serialOf(iso: string, is1904: boolean): number {
  const instant = Date.parse(/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) || !iso.includes('T') ? iso : `${iso}Z`);
  return instant / 86_400_000 + 25_569 - (is1904 ? 1462 : 0);
}

/** Returns the index of a column from the address of a cell, such as 1 from `B7`. Throws for an address beyond the limits. */
function columnOf(address: string, line: number | undefined): number {
  const [, letters = '', row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? [];
  const column = Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce(
    (sum, digit) => sum * 26 + digit,
    0,
  );
  if (letters === '' || Number(row) !== line) throw new UnreadableArchive('a cell in no place');
  return column - 1;
}

/** Repeats the text of merged cells in each of their rows that has other texts, because readers see it beside all of them. */
function fillMerged(rows: readonly OpenRow[], mergedRanges: readonly string[], budget: Budget): void {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const ref of mergedRanges) {
    const [, letters = '', from, to] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(ref) ?? [];
    const first = byLine.get(Number(from));
    if (first === undefined || Number(to) > sheetLimits.rows) continue;
    const column = columnOf(`${letters}${from}`, first.line);
    const text = first.cells[column] ?? '';
    for (let line = first.line + 1; line <= Number(to); line++) {
      const row = byLine.get(line);
      budget.takeCell(column, text, column);
      if (row === undefined || text === '' || row.cells.length === 0) continue;
      while (row.cells.length <= column) row.cells.push('');
      row.cells[column] = text;
    }
  }
}
