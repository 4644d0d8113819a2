import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Client } from '@vincere/contract';
import { nameFaults, sheetColumns } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readZip } from '../../testing/file-contents.ts';
import type { BuiltUser } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { workbook } from '../../testing/workbook.ts';
import { loadSample } from '../sample/load.ts';

let server: TestServer;
let author: BuiltUser;
let sampleId: number;
beforeAll(async () => {
  server = await startServer();
  author = await server.administrator();
  await loadSample(server.app, ['en']);
  const [sample] = await author.call('listSimulations');
  sampleId = sample?.id ?? 0;
});
afterAll(() => server.close());

type Text = Record<string, unknown> & { stages: { scenarios: Record<string, unknown>[] }[] };

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const exported = async (simulationId: number) =>
  bytesOf(await author.call('exportSimulation', { params: { simulationId } }));
const importing = (bytes: Buffer, client: Client = author, fileName = 'simulation.zip') =>
  client.call('importSimulation', { body: {}, file: new Blob([new Uint8Array(bytes)]), fileName });
const importingSheet = (bytes: Buffer, fileName = 'simulation.xlsx') =>
  author.call('importSimulationSheet', { body: {}, file: new Blob([new Uint8Array(bytes)]), fileName });

async function zip(entries: Record<string, Buffer | string>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(entries)) file.addBuffer(Buffer.from(content), name);
  file.end();
  return buffer(file.outputStream);
}

const small = (): Text => ({
  format: 'vincere-simulation',
  version: 1,
  name: 'Harbour Dark',
  description: 'A port',
  string_briefing: '',
  files: [],
  stages: [
    {
      stage_instruction: 'Look',
      duration_seconds: null,
      scenarios: [{ key: 'a', name: 'Night', description: 'Dark', decisions: [], rooms: {} }],
    },
  ] as never,
});
const packageWith = (text: unknown, entries: Record<string, Buffer | string> = {}) =>
  zip({ 'simulation.json': JSON.stringify(text), ...entries });

const countSimulations = async () => (await author.call('listSimulations')).length;
/** Returns a simulation without server-specific fields. The files of a scenario are by name, because a package has them by room. */
const stripped = (simulation: unknown) =>
  JSON.parse(JSON.stringify(simulation), (name, value) => {
    if (/^(id|\w+_id|url|created_at|updatedAt|upload_date)$/.test(name)) return undefined;
    if (name !== 'files') return value;
    return (value as { name: string; room_name: string }[]).toSorted((one, other) =>
      `${one.room_name} ${one.name}`.localeCompare(`${other.room_name} ${other.name}`),
    );
  });

/** Returns the text of a package with its keys numbered in their order. An export makes them from ids. */
const renumbered = (text = ''): string => {
  const keys = { post: new Map<string, number>(), file: new Map(), decision: new Map() };
  return text.replace(/"(post|file|decision)-(\d+)"/g, (_, kind: keyof typeof keys, id: string) => {
    if (!keys[kind].has(id)) keys[kind].set(id, keys[kind].size + 1);
    return `"${kind}-${keys[kind].get(id)}"`;
  });
};

describe('a package', () => {
  it('a package contains a whole simulation with its files, and recreates it on any server', async () => {
    const bytes = await exported(sampleId);
    const other = await startServer();
    const stranger = await other.administrator();
    for (const client of [author, stranger]) {
      const made = await importing(bytes, client);
      expect(made.name).toBe('The Tamber Light');
      const read = (simulationId: number, by: Client) =>
        by.call('getSimulation', { params: { simulationId } });
      expect(stripped(await read(made.id, client))).toEqual(stripped(await read(sampleId, author)));
      const again = await bytesOf(
        await client.call('exportSimulation', { params: { simulationId: made.id } }),
      );
      const { 'simulation.json': text, ...files } = readZip(bytes);
      const { 'simulation.json': textAgain, ...filesAgain } = readZip(again);
      expect(filesAgain).toEqual(files);
      const withoutSchema = (json = '') => ({ ...JSON.parse(renumbered(json)), $schema: undefined });
      expect(withoutSchema(textAgain)).toEqual(withoutSchema(text));
    }
    await other.close();
  });

  it('a package has version 2 only if it uses outcomes, conditions or orders, and brings them along', async () => {
    const textOf = async (bytes: Buffer) =>
      JSON.parse(readZip(bytes)['simulation.json']?.toString() ?? '') as { version: number };
    const decisions = ['Leave', 'Stay', 'Wait'].map((title_of_decision) => ({
      title_of_decision,
      description_of_decision: '',
      leads_to: null,
    }));
    const plain = small();
    const [night] = plain.stages[0]?.scenarios ?? [];
    if (night) night['decisions'] = decisions;
    const { id } = await importing(await packageWith(plain));
    const before = await textOf(await exported(id));
    expect(before.version).toBe(1);
    expect(JSON.stringify(before)).not.toMatch(/"(outcome|conditions|asks_order)"/);

    const read = (simulationId: number) => author.call('getSimulation', { params: { simulationId } });
    const scenario = (await read(id)).stages[0]?.scenarios[0];
    await author.call('updateScenario', {
      params: { scenarioId: scenario?.id ?? 0 },
      body: { asks_order: true },
    });
    await author.call('updateDecision', {
      params: { decisionId: scenario?.all_decisions[1]?.id ?? 0 },
      body: {
        outcome: 'The lights went on.',
        conditions: ['a date', 'a name'].map((text) => ({ text, met: `${text}!`, unmet: '' })),
      },
    });
    const bytes = await exported(id);
    expect((await textOf(bytes)).version).toBe(2);
    const made = await importing(bytes, author);
    expect(stripped(await read(made.id))).toEqual(stripped(await read(id)));
    const copy = await author.call('duplicateSimulation', { params: { simulationId: made.id } });
    expect((await read(copy.id)).stages[0]?.scenarios[0]).toMatchObject({
      asks_order: true,
      all_decisions: [{}, { outcome: 'The lights went on.', conditions: [{ text: 'a date' }, {}] }, {}],
    });
  });

  it('objectives and the teaching note come along in a package, a copy and a workbook', async () => {
    const teaching = {
      objectives: [
        { id: null, title: 'Share what only your room knows', text: 'It is on the table before the vote.' },
        { id: null, title: 'Decide in time', text: '' },
      ],
      teaching_note: '# Night\n\n- Watch for **silence**.\n',
    };
    const { id } = await importing(await packageWith(small()));
    const params = { simulationId: id };
    expect(await author.call('getTeaching', { params })).toEqual({
      objectives: [],
      objectives_revision: 0,
      teaching_note: '',
    });
    await author.call('updateTeaching', {
      params,
      body: { ...teaching, objectives_revision: 0 },
    });
    const bytes = await exported(id);
    expect(JSON.parse(readZip(bytes)['simulation.json']?.toString() ?? '')).toMatchObject({ version: 2 });
    const book = await bytesOf(await author.call('exportSimulationSheet', { params }));
    const made = [
      await importing(bytes),
      await importingSheet(book),
      await author.call('duplicateSimulation', { params }),
    ];
    for (const one of made) {
      const { objectives, teaching_note } = await author.call('getTeaching', {
        params: { simulationId: one.id },
      });
      expect({
        objectives: objectives.map((objective) => ({ ...objective, id: null })),
        teaching_note,
      }).toEqual(teaching);
    }
  });

  it('a package is readable text that follows the published schema', async () => {
    const { 'simulation.json': text = '' } = readZip(await exported(sampleId));
    expect(text).toContain('\n  "name": "The Tamber Light",\n');
    const { $schema } = JSON.parse(text) as { $schema: string };
    expect(new URL($schema).pathname).toBe('/api/v1/simulation-package-schema');
    const schema = await server.nobody.call('getPackageSchema');
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      properties: { version: { enum: [1, 2] }, stages: { type: 'array' } },
    });
  });

  it('an imported package belongs to the importer, and is in the audit log', async () => {
    const made = await importing(
      await packageWith(
        { ...small(), files: [{ path: 'files/plan.txt', name: 'plan.txt', day: 2 }] },
        { 'files/plan.txt': 'The plan' },
      ),
    );
    const { files } = await author.call('getSimulation', { params: { simulationId: made.id } });
    expect(files).toMatchObject([{ name: 'plan.txt', day: 2, size: 8, uploader_id: author.id }]);
    const file = await author.call('downloadFile', { params: { fileId: files[0]?.id ?? 0 } });
    expect(await file.text()).toBe('The plan');
    const { entries } = await author.call('listAuditEntries', { query: { search: 'import simulation' } });
    expect(entries[0]).toMatchObject({ action: 'Import simulation', details: { file: 'simulation.zip' } });
  });

  it.each<[string, (text: Text) => unknown, string[]]>([
    ['of another program', (text) => ({ ...text, format: 'other' }), ['format']],
    ['of a later version', (text) => ({ ...text, version: 3 }), ['version']],
    ['with words it does not know', (text) => ({ ...text, colour: 'red' }), ['']],
    ['without a name', (text) => ({ ...text, name: ' ' }), ['name']],
    [
      'whose file is missing',
      (text) => ({ ...text, files: [{ path: 'files/a.txt', name: 'a.txt', day: null }] }),
      ['files.0.path'],
    ],
    [
      'whose decision leads nowhere',
      (text) => {
        const [scenario] = text.stages[0]?.scenarios ?? [];
        if (scenario)
          scenario['decisions'] = [{ title_of_decision: 'Go', description_of_decision: '', leads_to: 'x' }];
        return text;
      },
      ['stages.0.scenarios.0.decisions.0.leads_to'],
    ],
  ])('a package %s is refused with where, and nothing is stored', async (_, change, paths) => {
    const before = await countSimulations();
    const refused = importing(await packageWith(change(small())));
    await expect(refused).rejects.toMatchObject({
      code: 'package.invalid',
      status: 422,
      body: { problems: paths.map((path) => ({ path, message: expect.any(String) })) },
    });
    expect(await countSimulations()).toBe(before);
  });

  it('a package with mistakes is refused with a plain message for each', async () => {
    const stages = [
      { stage_instruction: 'Look\0', duration_seconds: 5, scenarios: [] },
      { stage_instruction: 7, duration_seconds: 0.5, day: 1 },
      { stage_instruction: 'Look', duration_seconds: 700_000, scenarios: null },
    ];
    const files = [
      { path: 'a', name: 'a', day: 0 },
      { path: 'b', name: 'b', day: 4 },
    ];
    const refused = importing(
      await packageWith({ ...small(), description: 'n'.repeat(5_001), files, stages, colour: 'red' }),
    );
    await expect(refused).rejects.toMatchObject({
      body: {
        problems: [
          { path: 'description', message: 'At most 5,000 characters' },
          { path: 'files.0.day', message: 'This should be at least 1' },
          { path: 'files.1.day', message: 'This should be at most 3' },
          { path: 'stages.0.stage_instruction', message: 'Null characters are not allowed' },
          {
            path: 'stages.0.duration_seconds',
            code: 'value.too-small',
            facts: { least: 30 },
            message: 'This should be at least 30',
          },
          { path: 'stages.1.stage_instruction', message: 'This should be a text' },
          { path: 'stages.1.duration_seconds', message: 'This should be a whole number' },
          { path: 'stages.1.scenarios', message: 'This is missing' },
          { path: 'stages.1', message: 'There is no such field: day' },
          { path: 'stages.2.duration_seconds', message: 'This should be at most 604,800' },
          { path: 'stages.2.scenarios', message: 'This should be a list' },
          { path: '', message: 'There is no such field: colour' },
        ],
      },
    });
  });

  it('a package with a file that could not be uploaded is refused, and leaves no file', async () => {
    const files = ['good.txt', 'evil.exe', 'fake.pdf'].map((name) => ({
      path: `files/${name}`,
      name,
      day: null,
    }));
    const refused = importing(
      await packageWith(
        { ...small(), files },
        { 'files/good.txt': 'Good', 'files/evil.exe': 'MZ', 'files/fake.pdf': 'No PDF' },
      ),
    );
    await expect(refused).rejects.toMatchObject({
      code: 'package.invalid',
      body: {
        problems: [
          { path: 'files.1', message: 'Files of this type cannot be uploaded' },
          { path: 'files.2', message: 'The content of this file does not match its extension' },
        ],
      },
    });
  });

  it('a package can have files with the longest names', async () => {
    const name = `${'n'.repeat(196)}.txt`;
    const { id } = await importing(
      await packageWith({ ...small(), files: [{ path: 'a.txt', name, day: null }] }, { 'a.txt': 'Good' }),
    );
    const back = await importing(await exported(id));
    const { files } = await author.call('getSimulation', { params: { simulationId: back.id } });
    expect(files.map((file) => file.name)).toEqual([name]);
  });

  it('a package is not made if it could not be imported', async () => {
    const { id } = await importing(
      await packageWith(
        { ...small(), files: [{ path: 'a.txt', name: 'a.txt', day: null }] },
        { 'a.txt': 'A' },
      ),
    );
    const grow = (size: number) =>
      server.app.systemChange(({ tx }) =>
        tx.updateTable('files').set({ size }).where('simulation_id', '=', id).execute(),
      );
    await grow(200 * 1024 * 1024 - 500);
    await expect(exported(id)).rejects.toMatchObject({ status: 409, code: 'package.outgrown' });
    await grow(1);
    expect((await importing(await exported(id))).name).toBe('Harbour Dark');
  });

  it('a package can be imported if an earlier version stored names that are refused today', async () => {
    const { id } = await importing(await packageWith(small()));
    const old = 'Har\u202ebour\nDark\uffff';
    await server.app.systemChange(async ({ tx }) => {
      await tx.updateTable('simulations').set({ name: old }).where('id', '=', id).execute();
      const stages = tx.selectFrom('stages').select('id').where('simulation_id', '=', id);
      await tx.updateTable('scenarios').set({ name: '\u3164' }).where('stage_id', 'in', stages).execute();
    });
    expect((await importing(await exported(id))).name).toBe('Har bour Dark');
  });

  it.each(['Harbour\u202e', 'Harbour\nDark', 'Har\u200bbour', 'Harbour\uffff'])(
    'a package with the name %j is refused with where, and nothing is stored',
    async (name) => {
      const before = await countSimulations();
      await expect(importing(await packageWith({ ...small(), name }))).rejects.toMatchObject({
        code: 'package.invalid',
        body: { problems: [{ path: 'name', message: nameFaults.signs }] },
      });
      expect(await countSimulations()).toBe(before);
    },
  );

  it('a file that is not a package, broken or far too large when unpacked is not read', async () => {
    const bomb = await zip({ 'simulation.json': Buffer.alloc(5 * 1024 * 1024, 32) });
    const whole = await packageWith(small(), { 'files/a.txt': 'a'.repeat(100_000) });
    for (const bytes of [
      await zip({ 'other.json': '{}' }),
      await zip({ 'simulation.json': '{"name":' }),
      whole.subarray(0, whole.length - 40),
      bomb,
    ])
      await expect(importing(bytes)).rejects.toMatchObject({ code: 'package.unreadable' });
    await expect(importing(Buffer.from('no zip'))).rejects.toMatchObject({ code: 'file.bad-content' });
    await expect(importing(whole, author, 'simulation.txt')).rejects.toMatchObject({
      code: 'file.bad-extension',
    });
  });

  it('a package with paths that lead outside is not read', async () => {
    for (const name of ['../../evil.txt', '/etc/evil.txt', 'a\\..\\evil.txt']) {
      const bytes = await packageWith(small(), { ['x'.repeat(name.length)]: 'evil' });
      const evil = Buffer.from(bytes.toString('latin1').replaceAll('x'.repeat(name.length), name), 'latin1');
      await expect(importing(evil)).rejects.toMatchObject({ code: 'package.unreadable' });
    }
  });
});

describe('a copy of a simulation', () => {
  it('a copy of a simulation is complete, with separate files', async () => {
    const { id, name } = await author.call('duplicateSimulation', { params: { simulationId: sampleId } });
    expect(name).toBe('The Tamber Light (copy)');
    const read = (simulationId: number) => author.call('getSimulation', { params: { simulationId } });
    const [copy, original] = [await read(id), await read(sampleId)];
    expect(stripped({ ...copy, name: original.name })).toEqual(stripped(original));
    await author.call('deleteFile', { params: { fileId: copy.files[0]?.id ?? 0 } });
    const kept = await author.call('downloadFile', { params: { fileId: original.files[0]?.id ?? 0 } });
    expect((await kept.arrayBuffer()).byteLength).toBe(original.files[0]?.size);
  });

  it('a copy of a simulation that fails leaves no files', async () => {
    const { id } = await importing(
      await packageWith(
        { ...small(), files: ['a.txt', 'b.pdf'].map((path) => ({ path, name: path, day: null })) },
        { 'a.txt': 'Good', 'b.pdf': '%PDF-1.4\n%%EOF' },
      ),
    );
    const { storage_key } = await server.app.db.read
      .selectFrom('files')
      .select('storage_key')
      .where('simulation_id', '=', id)
      .where('name', '=', 'b.pdf')
      .executeTakeFirstOrThrow();
    await server.app.files.remove(storage_key);
    await server.app.files.put(storage_key, Buffer.from('No PDF any more'));
    await expect(author.call('duplicateSimulation', { params: { simulationId: id } })).rejects.toMatchObject({
      code: 'file.bad-content',
    });
    expect(await readdir(join(server.app.config.dataFolder, 'files', 'incoming'))).toEqual([]);
  });

  it('a copy of a simulation keeps its files if it was saved but the database did not confirm it', async () => {
    const { id } = await importing(
      await packageWith(
        { ...small(), name: 'Cut off', files: [{ path: 'a.txt', name: 'a.txt', day: null }] },
        { 'a.txt': 'Good' },
      ),
    );
    const { database } = server.app;
    const whole = database.change.bind(database);
    database.change = async (work) => {
      await whole(work);
      throw new Error('The line broke after the commit');
    };
    const copying = author.call('duplicateSimulation', { params: { simulationId: id } });
    await expect(copying.finally(() => (database.change = whole))).rejects.toMatchObject({ status: 500 });
    const copy = (await author.call('listSimulations')).find(({ name }) => name === 'Cut off (copy)');
    const { files } = await author.call('getSimulation', { params: { simulationId: copy?.id ?? 0 } });
    const file = await author.call('downloadFile', { params: { fileId: files[0]?.id ?? 0 } });
    expect(await file.text()).toBe('Good');
  });

  it('a copy of an unknown simulation is refused', async () => {
    const params = { simulationId: 999_999 };
    for (const name of ['duplicateSimulation', 'exportSimulation', 'exportSimulationSheet'] as const)
      await expect(author.call(name, { params })).rejects.toMatchObject({ code: 'simulation.unknown' });
  });
});

describe('a simulation as a workbook', () => {
  it('a simulation as a workbook can be imported again, without its files', async () => {
    const bytes = await bytesOf(
      await author.call('exportSimulationSheet', { params: { simulationId: sampleId } }),
    );
    const made = await importingSheet(bytes);
    const textOf = async (id: number) => {
      const { 'simulation.json': text = '' } = readZip(await exported(id));
      return JSON.parse(renumbered(text), (name, value) => {
        if (name === 'carried_by') return (value as string[]).filter((key) => !/-file-\d+$/.test(key));
        return name === 'files' ? [] : value;
      });
    };
    expect(await textOf(made.id)).toEqual(await textOf(sampleId));
  });

  it('a workbook with mistakes is refused with the place of each, and nothing is stored', async () => {
    const book = (posts: string[]) =>
      workbook({
        Simulation: [[...sheetColumns.Simulation], ['Name', 'Harbour'], ['Description', 'A port']],
        Stages: [[...sheetColumns.Stages], ['1', 'Look', '0.1']],
        Scenarios: [[...sheetColumns.Scenarios], ['1', 'a', '', 'Dark']],
        Posts: [[...sheetColumns.Posts], posts],
      });
    const before = await countSimulations();
    await expect(
      importingSheet(await book(['z', 'legal', '', '', 'Hi', '', '', '', ''])),
    ).rejects.toMatchObject({
      code: 'package.invalid',
      body: {
        problems: [
          { path: 'Stages, row 2, Minutes', message: expect.any(String) },
          { path: 'Scenarios, row 2, Name', message: expect.any(String) },
          {
            path: 'Posts, row 2, Scenario',
            code: 'sheet.no-scenario',
            facts: { key: 'z', keys: 'a' },
            message: 'There is no scenario with the key z. Expected: a key of the sheet Scenarios (a)',
          },
        ],
      },
    });
    const refused = importingSheet(await book(['a', 'legal', '', '', ' ', '', '', '', '']));
    await expect(refused).rejects.toMatchObject({
      code: 'package.invalid',
      body: {
        problems: [
          { path: 'Stages, row 2, Minutes', message: expect.any(String) },
          { path: 'Scenarios, row 2, Name', message: expect.any(String) },
          { path: 'Posts, row 2, Text', message: expect.any(String) },
        ],
      },
    });
    expect(await countSimulations()).toBe(before);
  });

  it('a file that is not a workbook is not read', async () => {
    await expect(importingSheet(Buffer.from('a,b\n'), 'simulation.csv')).rejects.toMatchObject({
      code: 'package.unreadable',
    });
    await expect(importingSheet(await zip({ 'a.txt': 'a' }))).rejects.toMatchObject({ status: 422 });
  });
});
