import { type SheetName, sheetColumns } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../../testing/people.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';
import { bookFromXml, type XmlSheet } from '../../../testing/workbook.ts';

let server: TestServer;
let author: BuiltUser;
beforeAll(async () => {
  server = await startServer();
  author = await server.administrator();
});
afterAll(() => server.close());

const formats = [0, 20, 9, 3, 14, 46, 49];
const style = (format: number) => formats.indexOf(format);

/** A cell: a text, or the XML of another cell without its address. */
type Cell = string | { xml: string };
const number = (value: number | string, format = 0): Cell => ({
  xml: `s="${style(format)}"><v>${value}</v>`,
});
const other = (type: string, content: string): Cell => ({ xml: `t="${type}">${content}` });

function rowOf(line: number, cells: readonly Cell[], attributes = ''): string {
  const written = cells.map((cell, column) => {
    const at = `r="${String.fromCharCode(65 + column)}${line}"`;
    return typeof cell === 'string'
      ? `<c ${at} t="inlineStr"><is><t>${cell}</t></is></c>`
      : `<c ${at} ${cell.xml}</c>`;
  });
  return `<row r="${line}" ${attributes}>${written.join('')}</row>`;
}

const sheetOf = (name: SheetName, ...rows: Cell[][]): XmlSheet => ({
  name,
  rows: [[...sheetColumns[name]], ...rows].map((cells, index) => rowOf(index + 1, cells)).join(''),
});

/** Imports a workbook with one scenario, whose posts have these cells from the column Author. */
function importBook(posts: Cell[][], minutes: Cell = number(15), language: 'en' | 'de' = 'en') {
  return importSheets(
    [
      sheetOf('Simulation', ['Name', 'Harbour'], ['Description', 'A port']),
      sheetOf('Stages', [number(1), 'Look', minutes]),
      sheetOf('Scenarios', [number(1), 'a', 'Night', 'Dark']),
      sheetOf('Posts', ...posts.map((cells) => ['a', 'Legal', ...cells])),
    ],
    language,
  );
}

async function importSheets(sheets: XmlSheet[], language: 'en' | 'de' = 'en') {
  const bytes = await bookFromXml({ sheets, formats });
  await author.call('updateSettings', { body: { chosen_language: language } });
  return author.call('importSimulationSheet', {
    body: {},
    file: new Blob([new Uint8Array(bytes)]),
    fileName: 'simulation.xlsx',
  });
}

/** Returns the posts of a simulation in the room Legal, and the seconds of its stage. */
async function contentOf(id: number) {
  const { stages } = await author.call('getSimulation', { params: { simulationId: id } });
  const scenarioId = stages[0]?.scenarios[0]?.id ?? 0;
  const posts = await author.call('listPosts', { params: { scenarioId, roomName: 'legal' } });
  return { posts, seconds: stages[0]?.duration_seconds };
}

describe('a workbook is imported as its sheets show it', () => {
  test('an import takes times, percentages and long numbers in texts, and numbers, as the sheet shows them', async () => {
    const { id } = await importBook(
      [
        ['Ed', '@ed', 'Hello', number(0.5, 20), number(1200, 3), number('5'), '1,234'],
        [number(0.3), '@ed', number(0.255, 9), number(1.5, 46), number('2.0000000001', 3), '', '0'],
        ['Ed', '@ed', other('str', '<f>A1</f><v>Computed</v>'), '007', '1.234', '1 234', "1'234"],
      ],
      number(15.5),
    );
    const { posts, seconds } = await contentOf(id);
    expect(seconds).toBe(930);
    expect(posts).toMatchObject([
      { timestamp: '12:00', likes: 1200, retweets: 5, replies: 1234 },
      { author: { name: '0.3' }, content: '26%', timestamp: '36:00:00', likes: 2 },
      { content: 'Computed', timestamp: '007', likes: 1234, retweets: 1234, replies: 1234 },
    ]);
  });

  test('an import takes numbers and dates as they are shown in the language of its reader', async () => {
    const { id } = await importBook(
      [
        [number(1.5), '@ed', 'Hello', number(0.38194444444, 20)],
        ['Ed', '@ed', 'Date', number(46095, 14)],
      ],
      '15,5',
      'de',
    );
    const { posts, seconds } = await contentOf(id);
    expect(seconds).toBe(930);
    expect(posts).toMatchObject([
      { author: { name: '1,5' }, timestamp: '09:10' },
      { timestamp: '14.03.2026' },
    ]);
  });

  test('an import that fails names every cell without a text or number of its author with what the cell shows', async () => {
    const importing = importBook(
      [
        ['Ed', '@ed', other('e', '<v>#N/A</v>'), number(46095, 14), number(0.5, 9), '2.5', number(-1)],
        [number('1234567890123', 49), '@ed', { xml: '><f>B2&amp;C2</f>' }, '', '', '', '', number(0.004, 20)],
      ],
      number(0.0104, 20),
    );
    await expect(importing).rejects.toMatchObject({
      code: 'package.invalid',
      body: {
        problems: [
          { path: 'Stages, row 2, Minutes', facts: { text: '0:14' } },
          { path: 'Posts, row 2, Text', code: 'sheet.error', facts: { text: '#N/A' } },
          { path: 'Posts, row 2, Time', code: 'sheet.local-date', facts: { text: '2026-03-14' } },
          { path: 'Posts, row 2, Likes', facts: { text: '50%' } },
          { path: 'Posts, row 2, Reposts', facts: { text: '2.5' } },
          { path: 'Posts, row 2, Replies', facts: { text: '-1' } },
          { path: 'Posts, row 3, Text', code: 'sheet.no-value', facts: { text: '=B2&C2' } },
          { path: 'Posts, row 3, Author', code: 'sheet.long-number', facts: { number: '1234567890123' } },
          { path: 'Posts, row 3, Appears after (s)', facts: { text: '0:05' } },
        ],
      },
    });
  });

  test('an import includes hidden rows, which it counts, and accepts rows above the titles', async () => {
    const titles = rowOf(3, ['Scenario *', ' ROOM', ...sheetColumns.Posts.slice(2)]);
    const hidden = rowOf(5, ['a', 'Legal', 'Ed', '@ed', 'Hidden'], 'hidden="1"');
    const rows = rowOf(1, ['My posts']) + titles + rowOf(4, ['a', 'Legal', 'Ed', '@ed', 'Shown']) + hidden;
    const { id, hidden_rows } = await importSheets([
      { ...sheetOf('Simulation', ['Name', 'Harbour'], ['Description', 'A port']), state: 'hidden' },
      sheetOf('Stages', ['1', 'Look', '']),
      sheetOf('Scenarios', ['1', 'a', 'Night', 'Dark']),
      { name: 'Posts', rows },
    ]);
    expect(hidden_rows).toBe(3);
    expect((await contentOf(id)).posts).toMatchObject([{ content: 'Shown' }, { content: 'Hidden' }]);
  });
});
