import type { Sheet } from '@vincere/domain';
import { type ArchiveLimits, readArchive, readWhole, UnreadableArchive } from '../archives/read.ts';
import type { Language } from '../i18n/translator.ts';
import type { Budget } from './limits.ts';
import type { CellFormat } from './shown-value.ts';
import { type Context, readSheet } from './workbook-cells.ts';
import { isTrue, readXml, richText, unescaped } from './workbook-xml.ts';

/** Limits of an unpacked workbook, whose file has at most 2 MB. No sheet that a person wrote needs more. */
const workbookLimits: ArchiveLimits = { entries: 200, bytes: 12 * 1024 * 1024 };

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
