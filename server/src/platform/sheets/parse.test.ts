import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SheetEncoding } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encode } from '../../testing/encode.ts';
import { bookFromXml, workbook, workbookFromXml, zip } from '../../testing/workbook.ts';
import { parseSheets, type SheetFile } from './parse.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-sheets-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;

async function parse(name: string, bytes: Buffer, options: Partial<SheetFile> = {}) {
  count += 1;
  const path = join(folder, String(count));
  await writeFile(path, bytes);
  return parseSheets({ path, name, language: 'en', ...options });
}

const read = async (name: string, bytes: Buffer) => (await parse(name, bytes))?.sheets;

const csv = async (bytes: Buffer | string) =>
  (await read('a.csv', typeof bytes === 'string' ? Buffer.from(bytes) : bytes))?.[0]?.rows.map(
    ({ cells }) => cells,
  );

describe('a CSV file', () => {
  it('a CSV file can have any number of cells with several lines', async () => {
    const people = Array.from(
      { length: 250 },
      (_, index) => `P${index},p${index}@example.org,"Street 1\nCity"`,
    );
    const rows = await csv(`Name,Email,Address\n${people.join('\n')}`);
    expect(rows).toHaveLength(251);
    expect(rows?.at(-1)).toEqual(['P249', 'p249@example.org', 'Street 1\nCity']);
  });

  const rows = [
    ['name', 'email'],
    ['Byron, Zoë', 'zoe@example.org'],
  ];

  it.each([
    [',', 'name,email\n"Byron, Zoë",zoe@example.org\n'],
    [';', 'name;email\r\nByron, Zoë;zoe@example.org\r\n'],
    ['tab', 'name\temail\nByron, Zoë\tzoe@example.org'],
    ['|', 'name|email\nByron, Zoë|zoe@example.org'],
    ['the delimiter of a sep= line', 'sep=;\r\nname;email\r\nByron, Zoë;zoe@example.org'],
    ['CR as its only line end', 'name;email\rByron, Zoë;zoe@example.org\r'],
  ])('the cells of a CSV file may be separated by %s', async (_, text) => {
    expect(await csv(text)).toEqual(rows);
  });

  it('CSV lines are numbered as in a spreadsheet program, even after blank lines and cells with several lines', async () => {
    const [sheet] = (await read('a.csv', Buffer.from('sep=,\nname,note\n\nAda,"a\nb"\n\n\nBen,c\n'))) ?? [];
    expect(sheet?.rows).toEqual([
      { line: 1, cells: ['name', 'note'] },
      { line: 3, cells: ['Ada', 'a\nb'] },
      { line: 6, cells: ['Ben', 'c'] },
    ]);
  });

  it.each([
    ['inside a cell', 'Ada "the Countess,ada@x.org', ['Ada "the Countess', 'ada@x.org']],
    ['before a cell', '"Ada,ada@x.org', ['Ada', 'ada@x.org']],
    ['after a cell', 'Ada",ada@x.org', ['Ada"', 'ada@x.org']],
    ['before the last cell', 'Ada,"ada@x.org', ['Ada', 'ada@x.org']],
  ])('a CSV file loses no line to a stray quote %s', async (_, line, cells) => {
    const text = `name,email\n${line}\nBen,ben@x.org\n"Cy","cy@x.org"\nDee "D" Day,dee@x.org\n`;
    expect(await csv(text)).toEqual([
      ['name', 'email'],
      cells,
      ['Ben', 'ben@x.org'],
      ['Cy', 'cy@x.org'],
      ['Dee "D" Day', 'dee@x.org'],
    ]);
  });

  it('a CSV file keeps cells with several lines, of which one has delimiters', async () => {
    expect(await csv('name,email,address\nAda,a@x.org,"Street 1,\n1010 Wien"\nBen,b@x.org,x\n')).toEqual([
      ['name', 'email', 'address'],
      ['Ada', 'a@x.org', 'Street 1,\n1010 Wien'],
      ['Ben', 'b@x.org', 'x'],
    ]);
  });

  it('a sep= line of a CSV file that another program has changed is read as an ordinary row', async () => {
    expect(await csv('sep=;,,\nname;email,,\n')).toEqual([
      ['sep=;', '', ''],
      ['name;email', '', ''],
    ]);
  });

  it('a CSV file has marks where a program wrote an error', async () => {
    const [sheet] = (await read('a.csv', Buffer.from('name;email\n#N/A;#BEZUG!\n#1 Ada;a@x.org\n'))) ?? [];
    expect(sheet?.rows.map(({ marks }) => marks)).toEqual([
      undefined,
      { 0: { unclear: 'error' }, 1: { unclear: 'error' } },
      undefined,
    ]);
  });

  it('a CSV file with a stray zero byte is not taken for UTF-16', async () => {
    expect(await csv('name,email\nA\0da,ada@example.org')).toEqual([
      ['name', 'email'],
      ['A\0da', 'ada@example.org'],
    ]);
  });

  it('a CSV file is read without the marks that keep a spreadsheet from calculating', async () => {
    expect(await csv('name,code\n\'+Cy,"=""007"""\n\'=1+1,x\nO\'Neill,\'s\n')).toEqual([
      ['name', 'code'],
      ['+Cy', '007'],
      ['=1+1', 'x'],
      ["O'Neill", "'s"],
    ]);
  });
});

describe('the encoding of a CSV file', () => {
  const names: Partial<Record<SheetEncoding, string[][]>> = {
    'utf-8': [['Zoë Byron'], ['王小明']],
    'utf-16le': [['Zoë Byron'], ['王小明']],
    'utf-16be': [['Zoë Byron'], ['王小明']],
    'windows-1252': [
      ['Müller'],
      ['Jürgen Groß', 'André', '“Zoë” – Chloé'],
      ['José Núñez', 'Søren Kjær', 'Åsa Öberg'],
      ['João Gonçalves'],
    ],
    macintosh: [['Müller'], ['Jörg Weiß', 'Françoise Noël'], ['André Lefèvre']],
    'windows-1250': [['Łukasz Wąsik', 'Zażółć Gęślą'], ['Jiří Dvořák', 'Růžena Šťastná'], ['Győző Tóth']],
    'windows-1251': [['Иван Петров'], ['Ольга Щербакова']],
    'koi8-r': [['Иван Петров', 'Ольга Щербакова']],
    'windows-1253': [['Γιώργος Παπαδόπουλος']],
    'windows-1255': [['דוד כהן', 'שרה לוי']],
    shift_jis: [['山田花子'], ['ヤマダ タロウ']],
    'euc-jp': [['山田花子', '鈴木一郎', '佐藤さくら']],
    gb18030: [['王小明'], ['李娜', '张伟', '陈静']],
    big5: [['陳怡君', '林志豪']],
    'euc-kr': [['김철수', '이영희']],
  };

  it.each(
    Object.entries(names).flatMap(([encoding, lists]) =>
      lists.map((list) => [encoding as SheetEncoding, list] as const),
    ),
  )('the encoding %s of a CSV file is detected from %j', async (encoding, list) => {
    const text = ['name;email', ...list.map((name, n) => `${name};person${n}@example.org`)].join('\r\n');
    const file = await parse('a.csv', encode(text, encoding));
    expect(file?.sheets[0]?.rows.map(({ cells }) => cells[0])).toEqual(['name', ...list]);
    expect(file).toMatchObject({ encoding, asks_encoding: !encoding.startsWith('utf') });
  });

  it('the encoding of a CSV file can be declared by a byte order mark', async () => {
    const text = '\ufeffname\temail\nZoë\tzoe@example.org';
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'utf16le').swap16(),
    ])
      expect(await csv(bytes)).toEqual([
        ['name', 'email'],
        ['Zoë', 'zoe@example.org'],
      ]);
  });

  it('a CSV file with a few wrong bytes is read as UTF-8 with lost characters', async () => {
    const bytes = Buffer.concat([Buffer.from('name\nZoë\nMüller\nB'), Buffer.from([0xff]), Buffer.from('d')]);
    expect(await parse('a.csv', bytes)).toMatchObject({ encoding: 'utf-8', asks_encoding: true });
    expect(await csv(bytes)).toEqual([['name'], ['Zoë'], ['Müller'], ['B\ufffdd']]);
  });

  it('the encoding of a CSV file can be chosen', async () => {
    const bytes = encode('name\nJörg', 'windows-1252');
    const file = await parse('a.csv', bytes, { encoding: 'macintosh' });
    expect(file).toMatchObject({ encoding: 'macintosh', asks_encoding: true });
    expect(file?.sheets[0]?.rows[1]?.cells).toEqual(['Jˆrg']);
  });
});

describe('a cell of an XLSX file', () => {
  const cellOf = async (
    xml: string,
    {
      language = 'en',
      format = 0,
      ...book
    }: { language?: 'en' | 'de'; format?: number | string; is1904?: boolean; texts?: string } = {},
  ) => {
    const bytes = await bookFromXml({
      sheets: [{ name: 'One', rows: `<row r="1">${xml}</row>` }],
      formats: [0, format],
      ...book,
    });
    const row = (await parse('a.xlsx', bytes, { language }))?.sheets[0]?.rows[0];
    return { text: row?.cells[0], ...row?.marks?.[0] };
  };
  const number = (value: number | string, format: number | string, language: 'en' | 'de' = 'en') =>
    cellOf(`<c r="A1" s="1"><v>${value}</v></c>`, { format, language });

  it.each([
    [0.5, 20, '12:00', '12:00'],
    ['0.38194444444444442', 20, '9:10', '09:10'],
    [0.5, 'h:mm AM/PM', '12:00 PM', '12:00 PM'],
    [1.5, '[h]:mm', '36:00', '36:00'],
    [0.0104, 45, '14:59', '14:59'],
    [46095, 'yyyy\\-mm\\-dd', '2026-03-14', '2026-03-14'],
    [46095, 15, '14-Mar-26', '14. Mrz 26'],
    ['46095.5', 'dd\\.mm\\.yyyy\\ hh:mm', '14.03.2026 12:00', '14.03.2026 12:00'],
    [0.255, 9, '26%', '26%'],
    ['1 1/2', 0, '1 1/2', '1 1/2'],
    [1.5, 12, '1 1/2', '1 1/2'],
    [1200, '0.0,&quot;k&quot;', '1.2k', '1,2k'],
  ])(
    'the XLSX cell %s in the format %s is read as a text without a number',
    async (value, format, english, german) => {
      expect(await number(value, format)).toEqual({ text: english });
      expect(await number(value, format, 'de')).toEqual({ text: german });
    },
  );

  it.each([
    ['0.30000000000000004', 0, '0.3', '0,3', 0.3],
    [1234567, 3, '1,234,567', '1.234.567', 1234567],
    [-1234.5, 4, '-1,234.50', '-1.234,50', -1234.5],
    [15.499, 1, '15', '15', 15],
    [7, '000', '007', '007', 7],
    [5.5, '#,##0.00\\ [$€-407]', '5.50 €', '5,50 €', 5.5],
    [5, '0&quot; likes&quot;', '5 likes', '5 likes', 5],
  ])(
    'the XLSX cell %s in the format %s keeps the number that it shows',
    async (value, format, english, german, shown) => {
      expect(await number(value, format)).toEqual({ text: english, number: shown });
      expect(await number(value, format, 'de')).toEqual({ text: german, number: shown });
    },
  );

  it('dates in an XLSX file count from 1904 if the workbook does, but durations from nothing', async () => {
    const in1904 = (value: number, format: string) =>
      cellOf(`<c r="A1" s="1"><v>${value}</v></c>`, { format, is1904: true });
    expect(await in1904(46095 - 1462, 'yyyy\\-mm\\-dd')).toEqual({ text: '2026-03-14' });
    expect(await in1904(1.5, '[h]:mm')).toEqual({ text: '36:00' });
    expect(await cellOf('<c r="A1" s="1" t="d"><v>2026-03-14</v></c>', { format: 'yyyy\\-mm\\-dd' })).toEqual(
      {
        text: '2026-03-14',
      },
    );
  });

  it('an XLSX cell is unclear if its text differs between computers, or it has an error or no value yet', async () => {
    expect(await number(46095, 14)).toEqual({ text: '2026-03-14', unclear: 'local-date' });
    expect(await number(46095, 14, 'de')).toEqual({ text: '14.03.2026' });
    expect(await number(46095, '[$-F800]dddd, mmmm dd, yyyy', 'de')).toMatchObject({ unclear: 'local-date' });
    expect(await number(-1, 'yyyy')).toEqual({ text: '-1', unclear: 'error' });
    expect(await cellOf('<c r="A1" t="e"><f>B1/0</f><v>#DIV/0!</v></c>')).toEqual({
      text: '#DIV/0!',
      unclear: 'error',
    });
    expect(await cellOf('<c r="A1"><f>B1&amp;C1</f></c>')).toEqual({ text: '=B1&C1', unclear: 'no-value' });
    expect(await cellOf('<c r="A1"><f>B1&amp;C1</f><v></v></c>')).toMatchObject({ unclear: 'no-value' });
    expect(await number('1E+21', 0)).toEqual({ text: '1E+21', number: 1e21, unclear: 'long-number' });
    expect(await number('1234567890123456', 49)).toEqual({
      text: '1.23457E+15',
      number: 1234567890123456,
      unclear: 'long-number',
    });
  });

  it('an XLSX cell can be true or false, in the words of the language', async () => {
    expect(await cellOf('<c r="A1" t="b"><v>1</v></c>')).toEqual({ text: 'TRUE', is: true });
    expect(await cellOf('<c r="A1" t="b"><v>0</v></c>', { language: 'de' })).toEqual({
      text: 'FALSCH',
      is: false,
    });
  });

  it.each([
    ['a formula', '<c r="A1" t="str"><f>B1</f><v>Zoë</v></c>'],
    [
      'a formula with an empty result',
      '<c r="A1" t="str"><f>B1</f><v>Zoë</v></c><c r="B1" t="str"><f>C1</f><v></v></c>',
    ],
    ['an inline text', '<c r="A1" t="inlineStr"><is><t>Zoë</t></is></c>'],
    [
      'inline rich text',
      '<c r="A1" t="inlineStr"><is><r><t>Z</t></r><r><rPr><b/></rPr><t>oë</t></r></is></c>',
    ],
    ['a shared text', '<c r="A1" t="s"><v>0</v></c>'],
    ['a text in a format for texts', '<c r="A1" s="1" t="s"><v>0</v></c>'],
  ])('an XLSX cell can be %s', async (_, xml) => {
    const texts =
      '<si><r><t>Z</t></r><r><rPr><b/></rPr><t>oë</t></r><rPh sb="0" eb="1"><t>phonetic</t></rPh></si>';
    expect(await cellOf(xml, { texts, format: '@' })).toEqual({ text: 'Zoë' });
  });

  it('an XLSX cell keeps zeros of a text, its line breaks, and what its format adds', async () => {
    expect(await cellOf('<c r="A1" t="inlineStr"><is><t>007</t></is></c>')).toEqual({ text: '007' });
    expect(await cellOf('<c r="A1" t="inlineStr"><is><t>a_x000D_&#10;b</t></is></c>')).toEqual({
      text: 'a\r\nb',
    });
    const titled = await cellOf('<c r="A1" s="1" t="inlineStr"><is><t>Ada</t></is></c>', {
      format: '&quot;Dr. &quot;@',
    });
    expect(titled).toEqual({ text: 'Dr. Ada' });
  });
});

describe('the rows of an XLSX file', () => {
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

  it('hidden sheets, rows, filtered rows and columns of an XLSX file are marked as hidden', async () => {
    const book = await bookFromXml({
      sheets: [
        { name: 'Lists', state: 'veryHidden', rows: '' },
        {
          name: 'People',
          before: '<cols><col min="2" max="3" hidden="1"/><col min="5" max="5" width="0"/></cols>',
          rows: `<row r="1">${text('A1', 'Name')}</row><row r="3" hidden="1">${text('A3', 'Ada')}</row><row r="4" ht="0">${text('A4', 'Ben')}</row>`,
        },
      ],
    });
    expect(await read('a.xlsx', book)).toEqual([
      { name: 'Lists', is_hidden: true, hidden_columns: [], rows: [] },
      {
        name: 'People',
        is_hidden: false,
        hidden_columns: [1, 2, 4],
        rows: [
          { line: 1, cells: ['Name'] },
          { line: 3, cells: ['Ada'], is_hidden: true },
          { line: 4, cells: ['Ben'], is_hidden: true },
        ],
      },
    ]);
  });

  it('the rows of an XLSX file are visible beside unused rows that are hidden', async () => {
    const before = '<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>';
    const rows = `<row r="1">${text('A1', 'Name')}</row><row r="2" hidden="1">${text('A2', 'Ada')}</row>`;
    const book = await bookFromXml({ sheets: [{ name: 'One', before, rows }] });
    expect((await read('a.xlsx', book))?.[0]?.rows).toEqual([
      { line: 1, cells: ['Name'] },
      { line: 2, cells: ['Ada'], is_hidden: true },
    ]);
  });

  it('the rows of an XLSX file can have a format far below and far beside their texts', async () => {
    const formatted = Array.from(
      { length: 30_000 },
      (_, n) => `<row r="${n + 2}"><c r="A${n + 2}" s="1"/><c r="XFD${n + 2}" s="1"/></row>`,
    );
    const rows = `<row r="1">${text('A1', 'Name')}</row>${formatted.join('')}<row r="1048576" ht="20"/>`;
    const book = await bookFromXml({ sheets: [{ name: 'One', rows }] });
    expect((await read('a.xlsx', book))?.[0]?.rows).toEqual([{ line: 1, cells: ['Name'] }]);
  });

  it('merged cells of an XLSX file share their text', async () => {
    const rows = `<row r="1">${text('A1', 'Legal')}${text('B1', 'Ada')}</row><row r="2">${text('B2', 'Ben')}</row><row r="3"/>`;
    const book = await bookFromXml({
      sheets: [{ name: 'One', rows, after: '<mergeCells><mergeCell ref="A1:A3"/></mergeCells>' }],
    });
    expect((await read('a.xlsx', book))?.[0]?.rows.map(({ cells }) => cells)).toEqual([
      ['Legal', 'Ada'],
      ['Legal', 'Ben'],
    ]);
  });
});

describe('an XLSX file', () => {
  it('an XLSX file has every sheet with its cells as text', async () => {
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
        is_hidden: false,
        hidden_columns: [],
        rows: [
          { line: 1, cells: ['name', 'room'] },
          { line: 2, cells: ['Zoë', '7'] },
        ],
      },
      { name: 'Other', is_hidden: false, hidden_columns: [], rows: [{ line: 1, cells: ['x'] }] },
    ]);
  });

  it('an XLSX file can come from another program and share a text between cells', async () => {
    const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>0</v></c></row>';
    expect((await read('a.xlsx', await workbookFromXml(rows, 'Zoë')))?.[0]?.rows).toEqual([
      { line: 1, cells: ['Zoë', '', 'Zoë'] },
    ]);
  });

  it('an XLSX file is refused if it is not a workbook or unpacks to too much', async () => {
    for (const bytes of [
      Buffer.from('no zip at all'),
      await zip({ 'readme.txt': Buffer.from('Hello') }),
      await zip({ 'xl/workbook.xml': Buffer.from('<workbook') }),
      await zip({ 'xl/workbook.xml': Buffer.alloc(13 * 1024 * 1024) }),
    ])
      await expect(read('a.xlsx', bytes)).resolves.toBeUndefined();
  });

  it('an XLSX file is refused if it has too many rows or columns, or too long a cell', async () => {
    const cell = (at: string, value = '<v>1</v>') => `<c r="${at}">${value}</c>`;
    for (const cells of [
      cell('XFD60000'),
      cell('A20001'),
      cell('IW1'),
      `${cell('A1')}<c r='XFD1048576'><v>1</v></c>`,
      cell('A1', `<is><t>${'A'.repeat(32_768)}</t></is>`).replace('<c ', '<c t="inlineStr" '),
    ])
      await expect(
        read('a.xlsx', await workbookFromXml(`<row r="1">${cells}</row>`)),
      ).resolves.toBeUndefined();
  });

  it('an XLSX file is refused quickly if it repeats a long text in every cell', async () => {
    const cells = Array.from(
      { length: 8_000 },
      (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c></row>`,
    );
    const text = 'A'.repeat(2_000_000);
    await expect(read('a.xlsx', await workbookFromXml(cells.join(''), text))).resolves.toBeUndefined();
    const fits = 'A'.repeat(32_767);
    await expect(read('a.xlsx', await workbookFromXml(cells.join(''), fits))).resolves.toBeUndefined();
  });

  it('an XLSX file is refused if it declares false sizes', async () => {
    const bytes = await zip({ 'xl/workbook.xml': Buffer.alloc(20 * 1024 * 1024) });
    // The uncompressed size, in the local header and in the directory.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(20 * 1024 * 1024);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(100);
    for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 1)) small.copy(bytes, at);
    await expect(read('a.xlsx', bytes)).resolves.toBeUndefined();
  });
});
