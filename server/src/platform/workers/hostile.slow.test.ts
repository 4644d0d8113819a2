import { buffer } from 'node:stream/consumers';
import { sheetColumns } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { BuiltUser } from '../../testing/people.ts';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { workbook, workbookFromXml, zip } from '../../testing/workbook.ts';

let server: TestServer;
let author: BuiltUser;
let run: BuiltRun;
beforeAll(async () => {
  server = await startServer();
  author = await server.administrator();
  run = await buildRun(server, { rooms: ['legal'] });
});
afterAll(() => server.close());

const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
const importBook = (bytes: Buffer) =>
  author.call('importSimulationSheet', { body: {}, file: blobOf(bytes), fileName: 'simulation.xlsx' });
const importPackage = (bytes: Buffer) =>
  author.call('importSimulation', { body: {}, file: blobOf(bytes), fileName: 'simulation.zip' });
const checkRoster = (bytes: Buffer, fileName: string) =>
  run.facilitator.call('checkRoster', {
    params: { runId: run.id },
    body: {},
    file: blobOf(bytes),
    fileName,
  });

const goodText = {
  format: 'vincere-simulation',
  version: 1,
  name: 'Harbour',
  description: 'A port',
  string_briefing: '',
  files: [],
  stages: [],
};
const goodBook = () =>
  workbook({
    Simulation: [[...sheetColumns.Simulation], ['Name', 'Harbour'], ['Description', 'A port']],
    Stages: [[...sheetColumns.Stages], ['1', 'Look', '']],
    Scenarios: [[...sheetColumns.Scenarios], ['1', 'a', 'Night', 'Dark']],
  });

async function stillServes(): Promise<void> {
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect((await importBook(await goodBook())).name).toBe('Harbour');
  expect((await importPackage(await zip({ 'simulation.json': JSON.stringify(goodText) }))).name).toBe(
    'Harbour',
  );
  const roster = Buffer.from('name,email\nAda,ada@example.org\n');
  await expect(checkRoster(roster, 'people.csv')).resolves.toBeDefined();
}

const cell = (at: string, content = '<v>1</v>', kind = '') => `<c r="${at}"${kind}>${content}</c>`;
const row = (cells: string) => `<row r="1">${cells}</row>`;

/** Replaces the sizes in the headers of a ZIP archive. */
function withFalseSize(bytes: Buffer, size: number): Buffer {
  const [real, small] = [Buffer.alloc(4), Buffer.alloc(4)];
  real.writeUInt32LE(size);
  small.writeUInt32LE(100);
  for (let at = bytes.indexOf(real); at >= 0; at = bytes.indexOf(real, at + 1)) small.copy(bytes, at);
  return bytes;
}

const laughs = `<!DOCTYPE sst [<!ENTITY a0 "ha">${Array.from(
  { length: 30 },
  (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`,
).join('')}]>`;

const books: [string, () => Promise<Buffer>][] = [
  ['a far cell whose name is written with entities', () => workbookFromXml(row(cell('&#90;ZZZZZZ2')))],
  [
    'a far cell whose name is written with hexadecimal entities',
    () => workbookFromXml(row(cell('&#x58;F&#x44;1048576'))),
  ],
  [
    'a far cell in a sheet outside the usual folder',
    () => workbookFromXml(row(cell('XFD1048576')), '', '', 'other/one.xml'),
  ],
  ['a far row without cells', () => workbookFromXml('<row r="999999999"></row>')],
  ['an address that is none', () => workbookFromXml(row(cell('ZZZZ-ZZZ2')))],
  ['an address with a tab in it', () => workbookFromXml(row(cell('Z&#9;ZZZZZZ2')))],
  ['a far cell of a prefixed element', () => workbookFromXml(row('<x:c r="XFD1048576"><x:v>1</x:v></x:c>'))],
  ['a far cell behind a quoted bracket', () => workbookFromXml(row('<c s=">" r="XFD1048576"><v>1</v></c>'))],
  ['a far cell behind a comment with a quote', () => workbookFromXml(`<!--'-->${row(cell('XFD1048576'))}`)],
  ['many tags that are not closed', () => workbookFromXml(`${'<c '.repeat(1_000_000)}"`)],
  ['a million empty rows', () => workbookFromXml('<row/>'.repeat(1_800_000))],
  ['the farthest cell', () => workbookFromXml(row(cell('XFD1048576')))],
  ['a far row', () => workbookFromXml(`<row r="9&#57;9999999">${cell('A9&#57;9999999')}</row>`)],
  [
    'one huge shared text in many cells',
    () =>
      workbookFromXml(
        Array.from({ length: 10_000 }, (_, n) => row(cell(`A${n + 1}`, '<v>0</v>', ' t="s"'))).join(''),
        'A'.repeat(11_000_000),
      ),
  ],
  ['entities that grow', () => workbookFromXml(row(cell('A1', '<v>0</v>', ' t="s"')), '&a30;', laughs)],
  ['deep elements', () => workbookFromXml(`${'<row>'.repeat(1_000_000)}`)],
  [
    'a sheet that is a zip',
    async () => zip({ 'xl/workbook.xml': await zip({ a: await workbookFromXml('') }) }),
  ],
  [
    'false sizes',
    async () => withFalseSize(await zip({ 'xl/workbook.xml': Buffer.alloc(20_000_000) }), 20_000_000),
  ],
];

/** Returns a ZIP archive with as many empty extra fields as fit. Listing the entries creates an object for each field. */
async function extraFields(entries: number): Promise<Buffer> {
  const file = new ZipFile();
  file.addBuffer(Buffer.from(JSON.stringify(goodText)), 'simulation.json');
  file.end();
  const plain = await buffer(file.outputStream);
  const start = plain.readUInt32LE(plain.length - 6);
  const first = plain.subarray(start, plain.length - 22);
  const extra = Buffer.alloc(65_532);
  for (let at = 0; at < extra.length; at += 4) extra.writeUInt16LE(0x9999, at);
  const more = Array.from({ length: entries }, (_, n) => {
    const name = Buffer.from(String(n));
    const head = Buffer.from(first.subarray(0, 46));
    head.writeUInt16LE(name.length, 28);
    head.writeUInt16LE(extra.length, 30);
    return [head, name, extra];
  }).flat();
  const directory = Buffer.concat([first, ...more]);
  const end = Buffer.from(plain.subarray(plain.length - 22));
  end.writeUInt16LE(entries + 1, 8);
  end.writeUInt16LE(entries + 1, 10);
  end.writeUInt32LE(directory.length, 12);
  return Buffer.concat([plain.subarray(0, start), directory, end]);
}

const stagesOf = (stages: string) => JSON.stringify({ ...goodText, stages: 0 }).replace('"stages":0', stages);
const packages: [string, () => Promise<Buffer>][] = [
  ['deep lists', () => zip({ 'simulation.json': '['.repeat(4_000_000) })],
  ['deep closed lists', () => zip({ 'simulation.json': '['.repeat(2_000_000) + ']'.repeat(2_000_000) })],
  [
    'deep objects',
    () => zip({ 'simulation.json': stagesOf(`"stages":${'{"a":'.repeat(600_000)}1${'}'.repeat(600_000)}`) }),
  ],
  [
    'millions of mistakes',
    () => zip({ 'simulation.json': stagesOf(`"stages":[${'1,'.repeat(1_900_000)}1]`) }),
  ],
  [
    'millions of unknown fields',
    () =>
      zip({
        'simulation.json': stagesOf(
          `"stages":[],${Array.from({ length: 300_000 }, (_, n) => `"${n}":1`).join()}`,
        ),
      }),
  ],
  [
    'a bomb beside it',
    async () => zip({ 'simulation.json': JSON.stringify(goodText), 'a.txt': Buffer.alloc(450_000_000) }),
  ],
  [
    'false sizes',
    async () => withFalseSize(await zip({ 'simulation.json': Buffer.alloc(20_000_000, 32) }), 20_000_000),
  ],
  ['millions of extra fields', () => extraFields(700)],
  ['a zip within a zip', async () => zip({ 'simulation.json': await zip({ 'simulation.json': '{}' }) })],
];

describe('the server refuses and survives', () => {
  it.each(books)('the server refuses and survives a workbook with %s', async (_, bookWith) => {
    const bytes = await bookWith();
    await expect(importBook(bytes)).rejects.toMatchObject({ status: 422 });
    await expect(checkRoster(bytes, 'people.xlsx')).rejects.toMatchObject({ status: 422 });
    await stillServes();
  });

  it.each(packages)('the server refuses and survives a package with %s', async (_, packageWith) => {
    await expect(importPackage(await packageWith())).rejects.toMatchObject({ status: 422 });
    await stillServes();
  });

  it('the server refuses and survives a CSV file with one huge cell', async () => {
    const megabytes = (count: number) =>
      Buffer.from(`name,email\n"${'A'.repeat(count * 1024 * 1024 - 100)}",a`);
    await expect(checkRoster(megabytes(2), 'people.csv')).rejects.toMatchObject({
      code: 'roster.unreadable',
    });
    await expect(checkRoster(megabytes(20), 'people.csv')).rejects.toMatchObject({ code: 'sheet.too-large' });
    await expect(checkRoster(Buffer.from(`"${'",'.repeat(700_000)}`), 'people.csv')).rejects.toMatchObject({
      status: 422,
    });
    await stillServes();
  });

  it('the server refuses and survives several hostile files at once', async () => {
    const far = await workbookFromXml(row(cell('&#90;ZZZZZZ2')));
    const deep = await zip({ 'simulation.json': '['.repeat(4_000_000) });
    const sent = [importBook(far), checkRoster(far, 'people.xlsx'), importPackage(deep), importBook(far)];
    const answers = await Promise.allSettled(sent);
    for (const one of answers) expect(one).toMatchObject({ status: 'rejected', reason: { status: 422 } });
    await stillServes();
  });
});
