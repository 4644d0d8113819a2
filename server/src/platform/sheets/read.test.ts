import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbook, workbookFromXml, zip } from '../../testing/workbook.ts';
import { readSheets, UnreadableSheet } from './read.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-sheets-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;

async function read(name: string, bytes: Buffer) {
  count += 1;
  const path = join(folder, String(count));
  await writeFile(path, bytes);
  return readSheets({ path, name });
}

const csv = async (bytes: Buffer | string) =>
  (await read('a.csv', typeof bytes === 'string' ? Buffer.from(bytes) : bytes))[0]?.rows.map(
    ({ cells }) => cells,
  );

describe('a CSV file', () => {
  const rows = [
    ['name', 'email'],
    ['Byron, Zoë', 'zoe@example.org'],
  ];

  it.each([
    [',', 'name,email\n"Byron, Zoë",zoe@example.org\n'],
    [';', 'name;email\r\nByron, Zoë;zoe@example.org\r\n'],
    ['tab', 'name\temail\nByron, Zoë\tzoe@example.org'],
  ])('may be separated by %s', async (_, text) => {
    expect(await csv(text)).toEqual(rows);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffname;email\nByron, Zoë;zoe@example.org')],
    ['UTF-16', Buffer.from('\ufeffname;email\nByron, Zoë;zoe@example.org', 'utf16le')],
    ['Latin-1', Buffer.from('name;email\nByron, Zoë;zoe@example.org', 'latin1')],
  ])('may be written as %s', async (_, bytes) => {
    const read = await csv(bytes);
    expect(read?.map((cells) => cells.map((cell) => cell.replace('\ufeff', '')))).toEqual(rows);
  });

  it('has the line number of each row, even after blank lines', async () => {
    const [sheet] = await read('a.csv', Buffer.from('name\n\nAda\n\n\nBen\n'));
    expect(sheet?.rows).toEqual([
      { line: 1, cells: ['name'] },
      { line: 3, cells: ['Ada'] },
      { line: 6, cells: ['Ben'] },
    ]);
  });
});

describe('an XLSX file', () => {
  it('has every sheet with its cells as text', async () => {
    const book = await workbook({
      People: [
        ['name', 'room'],
        ['Zoë', '7'],
      ],
      Other: [['x']],
    });
    expect(await read('a.xlsx', book)).toEqual([
      {
        name: 'People',
        rows: [
          { line: 1, cells: ['name', 'room'] },
          { line: 2, cells: ['Zoë', '7'] },
        ],
      },
      { name: 'Other', rows: [{ line: 1, cells: ['x'] }] },
    ]);
  });

  it('can come from another program and share a text between cells', async () => {
    const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>0</v></c></row>';
    expect((await read('a.xlsx', await workbookFromXml(rows, 'Zoë')))[0]?.rows).toEqual([
      { line: 1, cells: ['Zoë', '', 'Zoë'] },
    ]);
  });

  it('is refused if it is not a workbook or unpacks to too much', async () => {
    for (const bytes of [
      Buffer.from('no zip at all'),
      await zip({ 'readme.txt': Buffer.from('Hello') }),
      await zip({ 'xl/workbook.xml': Buffer.from('<workbook') }),
      await zip({ 'xl/workbook.xml': Buffer.alloc(13 * 1024 * 1024) }),
    ])
      await expect(read('a.xlsx', bytes)).rejects.toThrow(UnreadableSheet);
  });

  it('is refused if it has too many rows or columns, or too long a cell', async () => {
    const cell = (at: string, value = '<v>1</v>') => `<c r="${at}">${value}</c>`;
    for (const cells of [
      cell('XFD60000'),
      cell('A20001'),
      cell('IW1'),
      `${cell('A1')}<c r='XFD1048576'><v>1</v></c>`,
      cell('A1', `<is><t>${'A'.repeat(32_768)}</t></is>`).replace('<c ', '<c t="inlineStr" '),
    ])
      await expect(read('a.xlsx', await workbookFromXml(`<row r="1">${cells}</row>`))).rejects.toThrow(
        UnreadableSheet,
      );
  });

  it('is refused quickly if it repeats a long text in every cell', async () => {
    const cells = Array.from(
      { length: 8_000 },
      (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c></row>`,
    );
    const text = 'A'.repeat(2_000_000);
    await expect(read('a.xlsx', await workbookFromXml(cells.join(''), text))).rejects.toThrow(
      UnreadableSheet,
    );
    const fits = 'A'.repeat(32_767);
    await expect(read('a.xlsx', await workbookFromXml(cells.join(''), fits))).rejects.toThrow(
      UnreadableSheet,
    );
  });

  it('is refused if it declares false sizes', async () => {
    const bytes = await zip({ 'xl/workbook.xml': Buffer.alloc(20 * 1024 * 1024) });
    // The uncompressed size, in the local header and in the directory.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(20 * 1024 * 1024);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(100);
    for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 1)) small.copy(bytes, at);
    await expect(read('a.xlsx', bytes)).rejects.toThrow(UnreadableSheet);
  });
});
