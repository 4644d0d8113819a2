import { sheetColumns } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readZip } from '../../../testing/file-contents.ts';
import type { BuiltUser } from '../../../testing/people.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let author: BuiltUser;
beforeAll(async () => {
  server = await startServer();
  author = await server.administrator();
});
afterAll(() => server.close());

const template = async () => {
  const response = await author.call('getSheetTemplate', {});
  return Buffer.from(await response.arrayBuffer());
};

test('a blank workbook explains itself and offers the rooms as they are shown', async () => {
  const parts = readZip(await template());
  const names = parts['xl/workbook.xml']?.match(/(?<=<sheet [^>]*name=")[^"]+/g);
  expect(names).toEqual([...Object.keys(sheetColumns), 'Help']);
  const xml = Object.entries(parts)
    .filter(([name]) => name.startsWith('xl/worksheets/sheet'))
    .map(([, content]) => content)
    .join('');
  const lists = xml.match(/(?<=<formula1>)[^<]+/g) ?? [];
  expect(lists).toContain(
    '"Strategist,Economist,Advocate,Technologist,Environmentalist,Legal Expert,Dashboard"',
  );
  expect(lists).toContain('Scenarios!$B$2:$B$2000');
  // Spreadsheets refuse a list before the data of its sheet.
  expect(xml.match(/<\/sheetData><dataValidations/g)).toHaveLength(8);
});

test('a key that is typed into a blank workbook stays a text', async () => {
  const parts = readZip(await template());
  const styles = parts['xl/styles.xml'] ?? '';
  const scenarios = parts['xl/worksheets/sheet5.xml'] ?? '';
  const style = Number(/<c r="B2" s="(\d+)"/.exec(scenarios)?.[1]);
  const [, cellStyles = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles) ?? [];
  const [, id] = /numFmtId="(\d+)"/.exec(cellStyles.match(/<xf [^>]*>/g)?.[style] ?? '') ?? [];
  expect(styles).toContain(`numFmtId="${id}" formatCode="@"`);
});

test('a blank workbook lists what is still to be written when it is imported', async () => {
  const importing = author.call('importSimulationSheet', {
    body: {},
    file: new Blob([new Uint8Array(await template())]),
    fileName: 'simulation.xlsx',
  });
  await expect(importing).rejects.toMatchObject({
    code: 'package.invalid',
    body: {
      problems: [
        { path: 'Simulation, row 3, Text' },
        { path: 'Stages, row 2, Instruction' },
        { path: 'Stages, row 3, Instruction' },
        { path: 'Stages, row 4, Instruction' },
        { path: 'Scenarios, row 2, Name' },
        { path: 'Scenarios, row 2, Description' },
      ],
    },
  });
});
