import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { apiPrefix, CallFailed } from '@vincere/contract';
import { acceptedExtensions, maxFileBytes, type Room, refuse } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveSeat } from '../participation/store.ts';
import { saveRun, saveVisit } from '../runs/store.ts';
import type { BuiltUser } from '../testing/people.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type BuiltSimulation, buildSimulation } from '../testing/simulations.ts';
import { bytesOf, readZip } from './samples.ts';
import { sweepFiles } from './sweep.ts';

let server: TestServer;
let admin: BuiltUser;
let simulation: BuiltSimulation;

beforeAll(async () => {
  server = await startServer();
  admin = await server.administrator();
  simulation = await buildSimulation(server.app);
});
afterAll(() => server.close());

const root = () => join(server.app.config.dataFolder, 'files');
const text = 'Water is rising in the old harbour.\n';
const first = (built = simulation) => built.stages[0]!.scenarios[0]!.id;
const second = (built = simulation) => built.stages[1]!.scenarios[0]!.id;

/** What an upload carries. */
const file = (fileName: string, content: string | Uint8Array<ArrayBuffer> = text) => ({
  file: new Blob([content]),
  fileName,
});

const uploadTo = (simulationId: number, fileName: string, content?: string | Uint8Array<ArrayBuffer>) =>
  admin.call('uploadSimulationFile', { params: { simulationId }, ...file(fileName, content) });

const upload = (fileName: string, content?: string | Uint8Array<ArrayBuffer>) =>
  uploadTo(simulation.id, fileName, content);

const uploadToRoom = (room: Room, scenarioId = first(), fileName = `${room}.txt`) =>
  admin.call('uploadScenarioFile', {
    params: { scenarioId },
    body: { room },
    ...file(fileName, `For ${room}`),
  });

/** Everything that is stored, but what is on its way. */
async function storedFiles(): Promise<string[]> {
  const folders = await readdir(root());
  const names = await Promise.all(
    folders.filter((name) => name !== 'incoming').map((name) => readdir(join(root(), name))),
  );
  return names.flat();
}

async function keyOf(fileId: number): Promise<string> {
  const row = await server.app.db.read
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  return row.storage_key;
}

let codes = 0;
/** A run that has reached these scenarios of a simulation, and how people take their seats on it. */
async function buildRun(built: BuiltSimulation, reached: number[]) {
  const { app } = server;
  codes += 1;
  const access_code = `FIL${String(codes).padStart(3, '0')}`;
  const run = await app.db.change(async ({ tx }) => {
    const given = { simulation_id: built.id, name: 'Morning', access_code, now: app.clock() };
    const saved = (await saveRun(tx, given)) ?? refuse('run.code-taken');
    for (const stage of built.stages)
      for (const { id, stage_id, stage_number } of stage.scenarios)
        if (reached.includes(id))
          await saveVisit(tx, {
            run_id: saved.id,
            stage_id,
            stage_number,
            scenario_id: id,
            entered_at: 0,
            entered_at_running_ms: 0,
          });
    return saved;
  });
  const seated = async (room_name: Room, person?: BuiltUser) => {
    const user = person ?? (await server.user());
    await app.db.change(({ tx }) =>
      saveSeat(tx, { run_id: run.id, user_id: user.id, room_name, created_at: 0 }),
    );
    return user;
  };
  return { id: run.id, seated };
}

describe('an upload', () => {
  test('to a simulation is a file of its dashboard', async () => {
    const stored = await admin.call('uploadSimulationFile', {
      params: { simulationId: simulation.id },
      body: { days: '2' },
      ...file('Briefing note.txt'),
    });
    expect(stored).toEqual({
      id: expect.any(Number),
      name: 'Briefing note.txt',
      size: text.length,
      file_type: 'text/plain',
      url: `${apiPrefix}/files/${stored.id}`,
      room_name: 'dashboard',
      upload_date: '2027-03-09T09:00:00.000Z',
      uploader_id: admin.id,
      simulation_id: simulation.id,
      scenario_id: null,
      day: 2,
    });
    const response = await admin.call('downloadFile', { params: { fileId: stored.id } });
    expect(await response.text()).toBe(text);
  });

  test('to a room of a scenario belongs to that room', async () => {
    const scenarioId = first();
    const stored = await uploadToRoom('legal');
    expect(stored).toMatchObject({
      room_name: 'legal',
      scenario_id: scenarioId,
      simulation_id: simulation.id,
    });
    const unnamed = await admin.call('uploadScenarioFile', { params: { scenarioId }, ...file('all.txt') });
    expect(unnamed.room_name).toBe('dashboard');
    const day = await admin.call('uploadRoomFile', {
      query: { room_id: 'social', day: 3, scenario_id: scenarioId },
      ...file('day.txt'),
    });
    expect(day).toMatchObject({ room_name: 'social', scenario_id: scenarioId, day: 3 });
  });

  test('takes the room from the form even when it comes after the file', async () => {
    const form = new FormData();
    form.append('file', new Blob([text]), 'late.txt');
    form.append('room', 'economic');
    const response = await fetch(`${server.origin}${apiPrefix}/file-scenario-create/${first()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: form,
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ room_name: 'economic', name: 'late.txt' });
  });

  test.each(acceptedExtensions.map((extension) => [extension]))('of a %s is accepted', async (extension) => {
    const bytes = await bytesOf(extension);
    const stored = await upload(`some.${extension}`, bytes);
    expect(stored.name).toBe(`some.${extension}`);
    const response = await admin.call('downloadFile', { params: { fileId: stored.id } });
    expect(response.headers.get('content-type')).toBe(stored.file_type);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  test.each([
    ['The free clinic closes at noon.'],
    ['BMW and others leave the town.'],
    ['solid evidence'],
    ['<?xml version="1.0"?><note/>'],
    ['\ufeffName;Wert\nÖl;3\n'],
  ])('of a text that looks like something else is accepted: %j', async (content) => {
    expect(await upload('words.txt', content)).toMatchObject({ file_type: 'text/plain' });
    expect(await upload('words.csv', content)).toMatchObject({ file_type: 'text/csv' });
  });

  test('of a UTF-16 text is accepted', async () => {
    const content = Uint8Array.from(Buffer.from('\ufeffHafenplan', 'utf16le'));
    expect(await upload('wide.txt', content)).toMatchObject({ size: content.length });
  });

  test.each([
    'run.exe',
    'page.html',
    'picture.svg',
    'archive.zip',
    'noextension',
    '.pdf',
    '....txt',
    'plan.pdf.',
  ])('named %j is refused', async (name) => {
    await expect(upload(name)).rejects.toMatchObject({ status: 415, code: 'file.bad-extension' });
  });

  test.each([
    ['report.pdf', 'just words'],
    ['photo.png', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
    ['letter.docx', 'just words'],
    ['film.mp4', 'just words'],
    ['notes.txt', '%PDF-1.7 and so on'],
    ['notes.txt', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0])],
    ['notes.txt', Uint8Array.from([0x41, 0, 0x42])],
    ['table.csv', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])],
  ])('of %s with other content is refused', async (name, content) => {
    await expect(upload(name, content)).rejects.toMatchObject({ status: 415, code: 'file.bad-content' });
  });

  test('of a word document with the content of a sheet is refused', async () => {
    await expect(upload('letter.docx', await bytesOf('xlsx'))).rejects.toMatchObject({
      code: 'file.bad-content',
    });
  });

  test('that is empty is refused', async () => {
    await expect(upload('empty.txt', '')).rejects.toMatchObject({ status: 422, code: 'file.empty' });
  });

  test('without a file is refused', async () => {
    const post = (body: FormData | string, headers: Record<string, string> = {}) =>
      fetch(`${server.origin}${apiPrefix}/file-simulation-create/${simulation.id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.token}`, ...headers },
        body,
      });
    const form = new FormData();
    form.append('days', '1');
    const responses = [
      await post(form),
      await post('{}', { 'content-type': 'application/json' }),
      // What a browser sends for a form in which no file was chosen.
      await post(
        '--b\r\ncontent-disposition: form-data; name="file"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n--b--\r\n',
        { 'content-type': 'multipart/form-data; boundary=b' },
      ),
    ];
    for (const response of responses) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: 'file.missing', detail: 'Please choose a file' });
    }
  });

  test('may have 20 MB and not a byte more', async () => {
    const full = new Uint8Array(maxFileBytes).fill(0x61);
    const stored = await upload('full.txt', full);
    expect(stored.size).toBe(maxFileBytes);
    const over = new Uint8Array(maxFileBytes + 1).fill(0x61);
    await expect(upload('over.txt', over)).rejects.toMatchObject({
      status: 413,
      code: 'file.too-large',
      message: 'Files must be less than 20MB',
    });
    await expect(upload('over.webm', over)).rejects.toMatchObject({
      status: 413,
      code: 'file.video-too-large',
      message: 'Video files must be less than 20MB',
    });
    await admin.call('deleteFile', { params: { fileId: stored.id } });
  });

  test('of 20 MB with a wrong extension is answered politely', async () => {
    const full = new Uint8Array(maxFileBytes).fill(0x61);
    await expect(upload('full.exe', full)).rejects.toMatchObject({ status: 415, code: 'file.bad-extension' });
    await expect(upload('full.pdf', full)).rejects.toMatchObject({ status: 415, code: 'file.bad-content' });
  });

  test.each([
    ['../../../etc/cron.d/job.txt', 'job.txt'],
    ['..\\..\\windows\\win.txt', 'win.txt'],
    ['/etc/passwd.txt', 'passwd.txt'],
    ['Lagebericht für Ærø 港.txt', 'Lagebericht für Ærø 港.txt'],
  ])('named %j is kept as %j inside the data folder', async (name, cleaned) => {
    const { id } = await upload(name);
    expect(await keyOf(id)).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
    const [stored] = await server.app.db.read
      .selectFrom('files')
      .select('name')
      .where('id', '=', id)
      .execute();
    expect(stored?.name).toBe(cleaned);
  });

  test('to what does not exist, or no longer, is refused and leaves nothing', async () => {
    const deleted = await buildSimulation(server.app);
    await server.app.db.change(({ tx }) =>
      tx.updateTable('simulations').set({ deleted_at: 1 }).where('id', '=', deleted.id).execute(),
    );
    const before = await storedFiles();
    for (const simulationId of [deleted.id, 999_999])
      await expect(uploadTo(simulationId, 'a.txt')).rejects.toMatchObject({
        status: 404,
        code: 'simulation.unknown',
      });
    for (const scenarioId of [first(deleted), 999_999]) {
      await expect(uploadToRoom('legal', scenarioId)).rejects.toMatchObject({ code: 'scenario.unknown' });
      const query = { room_id: 'legal', scenario_id: scenarioId } as const;
      await expect(admin.call('uploadRoomFile', { query, ...file('a.txt') })).rejects.toMatchObject({
        status: 404,
        code: 'scenario.unknown',
      });
    }
    expect(await storedFiles()).toEqual(before);
  });

  test('with a wrong day or room is invalid', async () => {
    const params = { simulationId: simulation.id };
    await expect(
      admin.call('uploadSimulationFile', { params, body: { days: '4' }, ...file('a.txt') }),
    ).rejects.toMatchObject({ status: 422, code: 'invalid-input' });
    await expect(
      admin.call('uploadScenarioFile', {
        params: { scenarioId: first() },
        body: { room: 'kitchen' as Room },
        ...file('a.txt'),
      }),
    ).rejects.toMatchObject({ status: 422, code: 'invalid-input' });
  });

  test('that breaks off leaves nothing', async () => {
    const head = [
      `POST ${apiPrefix}/file-simulation-create/${simulation.id} HTTP/1.1`,
      'host: here',
      `authorization: Bearer ${admin.token}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 500000',
      '',
      '--b',
      'content-disposition: form-data; name="file"; filename="half.txt"',
      '',
      'x'.repeat(100_000),
    ].join('\r\n');
    const before = await storedFiles();
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(head);
    await expect.poll(() => readdir(join(root(), 'incoming'))).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdir(join(root(), 'incoming'))).toEqual([]);
    expect(await storedFiles()).toEqual(before);
  });

  test.each([
    ['--b\r\ncontent-disposition: form-data; name="file"; filename="half.txt"\r\n\r\nhalf of a te'],
    ['--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n'],
  ])('whose form is broken is unreadable: %j', async (body) => {
    const response = await fetch(`${server.origin}${apiPrefix}/file-simulation-create/${simulation.id}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: 'The request could not be read' });
  });

  test('is for administrators', async () => {
    const participant = await server.user();
    for (const [caller, status] of [
      [participant, 403],
      [server.nobody, 401],
    ] as const) {
      const params = { simulationId: simulation.id };
      await expect(caller.call('uploadSimulationFile', { params, ...file('a.txt') })).rejects.toMatchObject({
        status,
      });
      const scenario = { scenarioId: first() };
      await expect(
        caller.call('uploadScenarioFile', { params: scenario, ...file('a.txt') }),
      ).rejects.toMatchObject({ status });
      const query = { room_id: 'legal', scenario_id: first() } as const;
      await expect(caller.call('uploadRoomFile', { query, ...file('a.txt') })).rejects.toMatchObject({
        status,
      });
    }
  });

  test('leaves the place of arrival, whether it was kept or refused', async () => {
    expect(await readdir(join(root(), 'incoming'))).toEqual([]);
  });

  test('is heard by the runs of the simulation', async () => {
    const run = await buildRun(simulation, [first()]);
    const heard: unknown[] = [];
    server.app.db.listen({ receive: (event) => void heard.push(event), missed: () => {} });
    await upload('news.txt');
    await expect
      .poll(() => heard)
      .toContainEqual({ kind: 'content-edited', run_id: run.id, revision: 2, room_name: null });
  });
});

describe('a download', () => {
  const dispositionOf = (response: Response) => response.headers.get('content-disposition');

  test('is an attachment that no browser shows or guesses at', async () => {
    const stored = await upload('plain.txt');
    const response = await admin.call('downloadFile', { params: { fileId: stored.id } });
    expect(dispositionOf(response)).toBe('attachment; filename=plain.txt');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-length')).toBe(String(text.length));
    await response.text();
  });

  test('keeps letters of every script and quotes in its name', async () => {
    const { id } = await upload('Hafen "Süd" – 港.txt');
    await server.app.db.change(({ tx }) =>
      tx.updateTable('files').set({ name: 'Hafen "Süd" – 港.txt' }).where('id', '=', id).execute(),
    );
    const response = await admin.call('downloadFile', { params: { fileId: id } });
    expect(dispositionOf(response)).toContain(
      `filename*=UTF-8''${encodeURIComponent('Hafen "Süd" – 港.txt')}`,
    );
    expect(dispositionOf(response)).toMatch(/^attachment; filename="[\x20-\x7e]+"/);
    await response.text();
  });

  test('of a file whose bytes are gone is not found', async () => {
    const { id } = await upload('lost.txt');
    await rm(join(root(), await keyOf(id)));
    await expect(admin.call('downloadFile', { params: { fileId: id } })).rejects.toMatchObject({
      status: 404,
      code: 'file.unknown',
      message: 'File not found',
    });
  });

  test('of a file that does not exist is not found', async () => {
    for (const caller of [admin, await server.user()])
      await expect(caller.call('downloadFile', { params: { fileId: 999_999 } })).rejects.toMatchObject({
        status: 404,
        code: 'file.unknown',
      });
    await expect(admin.call('downloadFile', { params: { fileId: -1 } })).rejects.toMatchObject({
      status: 422,
      message: 'Invalid file ID',
    });
    await expect(server.nobody.call('downloadFile', { params: { fileId: 1 } })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('who may download', () => {
  let built: BuiltSimulation;
  let briefing: number;
  let common: number;
  let legal: number;
  let social: number;
  let laterCommon: number;
  let laterLegal: number;
  let foreign: number;

  beforeAll(async () => {
    built = await buildSimulation(server.app);
    const other = await buildSimulation(server.app);
    briefing = (await uploadTo(built.id, 'briefing.txt')).id;
    common = (await uploadToRoom('dashboard', first(built))).id;
    legal = (await uploadToRoom('legal', first(built))).id;
    social = (await uploadToRoom('social', first(built))).id;
    laterCommon = (await uploadToRoom('dashboard', second(built))).id;
    laterLegal = (await uploadToRoom('legal', second(built))).id;
    foreign = (await uploadTo(other.id, 'foreign.txt')).id;
  });

  const unknown = { status: 404, code: 'file.unknown' };
  const all = () => [briefing, common, legal, social, laterCommon, laterLegal, foreign];

  function notFound(error: unknown): null {
    if (error instanceof CallFailed && error.status === 404 && error.code === 'file.unknown') return null;
    throw error;
  }

  /** Which of all files somebody gets by themselves, and through a run by either call. */
  async function gets(user: BuiltUser, runId: number) {
    const got = { file: [] as number[], run: [] as number[], room: [] as number[] };
    for (const fileId of all()) {
      const ways = {
        file: () => user.call('downloadFile', { params: { fileId } }),
        run: () => user.call('downloadRunFile', { params: { runId, fileId } }),
        room: () => user.call('downloadRoomFile', { params: { runId, fileId } }),
      };
      for (const way of ['file', 'run', 'room'] as const) {
        const response = await ways[way]().catch(notFound);
        if (response === null) continue;
        await response.text();
        got[way].push(fileId);
      }
    }
    return got;
  }

  test('a participant: simulation files, dashboard files and files of the room held, for scenarios reached', async () => {
    const run = await buildRun(built, [first(built)]);
    expect(await gets(await run.seated('legal'), run.id)).toEqual({
      file: [briefing, common, legal],
      run: [briefing, common, legal],
      room: [common, legal],
    });
  });

  test('a participant of the dashboard room: the files of every room', async () => {
    const run = await buildRun(built, [first(built)]);
    expect(await gets(await run.seated('dashboard'), run.id)).toEqual({
      file: [briefing, common, legal, social],
      run: [briefing, common, legal, social],
      room: [common, legal, social],
    });
  });

  test('a participant of a run that has not started: simulation files alone', async () => {
    const run = await buildRun(built, []);
    expect(await gets(await run.seated('legal'), run.id)).toEqual({
      file: [briefing],
      run: [briefing],
      room: [],
    });
  });

  test('a participant of two runs gets through each run only what that run has reached', async () => {
    const early = await buildRun(built, [first(built)]);
    const late = await buildRun(built, [first(built), second(built)]);
    const person = await early.seated('social');
    await late.seated('legal', person);
    const everything = [briefing, common, legal, social, laterCommon, laterLegal];
    const through = await gets(person, early.id);
    expect(through.file).toEqual(everything);
    expect(through.run).toEqual([briefing, common, social]);
    expect((await gets(person, late.id)).run).toEqual([briefing, common, legal, laterCommon, laterLegal]);
  });

  test('an administrator: every file, through a run every file of its simulation', async () => {
    const run = await buildRun(built, []);
    expect(await gets(admin, run.id)).toEqual({
      file: all(),
      run: all().filter((id) => id !== foreign),
      room: [common, legal, social, laterCommon, laterLegal],
    });
    await expect(
      admin.call('downloadRunFile', { params: { runId: 999_999, fileId: briefing } }),
    ).rejects.toMatchObject({ status: 404, code: 'run.unknown' });
  });

  test('nobody else', async () => {
    const run = await buildRun(built, [first(built)]);
    const outsider = await server.user();
    const removed = await run.seated('legal');
    await server.app.db.change(({ tx }) =>
      tx.updateTable('seats').set({ removed_at: 1 }).where('user_id', '=', removed.id).execute(),
    );
    for (const person of [outsider, removed]) {
      await expect(person.call('downloadFile', { params: { fileId: briefing } })).rejects.toMatchObject(
        unknown,
      );
      const params = { runId: run.id, fileId: briefing };
      await expect(person.call('downloadRunFile', { params })).rejects.toMatchObject({ code: 'run.unknown' });
      await expect(person.call('downloadRoomFile', { params })).rejects.toMatchObject({
        code: 'run.unknown',
      });
      const scenario = { scenarioId: first(built) };
      await expect(person.call('downloadScenarioFiles', { params: scenario })).rejects.toMatchObject({
        status: 404,
        code: 'scenario.unknown',
      });
    }
    for (const name of ['downloadRunFile', 'downloadRoomFile'] as const)
      await expect(
        server.nobody.call(name, { params: { runId: run.id, fileId: briefing } }),
      ).rejects.toMatchObject({ status: 401 });
  });
});

describe('all files of a scenario', () => {
  test('come as one zip, each in the folder of its room, under a name of its own', async () => {
    const built = await buildSimulation(server.app);
    const scenarioId = first(built);
    await uploadToRoom('legal', scenarioId, 'Übersicht.txt');
    await uploadToRoom('legal', scenarioId, 'übersicht.txt');
    await uploadToRoom('legal', scenarioId, 'what?.txt');
    await uploadToRoom('social', scenarioId, 'Übersicht.txt');
    await uploadToRoom('dashboard', scenarioId, 'map.txt');
    await server.app.db.change(({ tx }) =>
      tx.updateTable('scenarios').set({ name: 'Sea/land: "now"' }).where('id', '=', scenarioId).execute(),
    );
    const params = { scenarioId };
    const response = await admin.call('downloadScenarioFiles', { params });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Sea-land- -now-.zip"');
    expect(readZip(Buffer.from(await response.arrayBuffer()))).toEqual({
      'legal/Übersicht.txt': 'For legal',
      'legal/übersicht (2).txt': 'For legal',
      'legal/what-.txt': 'For legal',
      'social/Übersicht.txt': 'For social',
      'dashboard/map.txt': 'For dashboard',
    });

    const run = await buildRun(built, [scenarioId]);
    const participant = await run.seated('social');
    const own = await participant.call('downloadScenarioFiles', { params });
    expect(Object.keys(readZip(Buffer.from(await own.arrayBuffer())))).toEqual([
      'social/Übersicht.txt',
      'dashboard/map.txt',
    ]);
  });

  test('can be narrowed to one of those that the caller may see', async () => {
    const built = await buildSimulation(server.app);
    const params = { scenarioId: first(built) };
    const legal = await uploadToRoom('legal', first(built));
    const social = await uploadToRoom('social', first(built));
    const later = await uploadToRoom('legal', second(built));
    const participant = await (await buildRun(built, [first(built)])).seated('legal');
    const one = (user: BuiltUser, id: number) =>
      user.call('downloadScenarioFiles', { params, query: { file_id: id } });
    const response = await one(participant, legal.id);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=legal.txt');
    expect(await response.text()).toBe('For legal');
    for (const hidden of [social.id, later.id, 999_999])
      await expect(one(participant, hidden)).rejects.toMatchObject({ status: 404, code: 'file.unknown' });
    await expect(one(admin, later.id)).rejects.toMatchObject({ code: 'file.unknown' });
    expect(await (await one(admin, social.id)).text()).toBe('For social');
  });

  test('are not found where the caller may see none', async () => {
    const built = await buildSimulation(server.app);
    const params = { scenarioId: first(built) };
    await uploadToRoom('social', first(built));
    const participant = await (await buildRun(built, [first(built)])).seated('legal');
    await expect(participant.call('downloadScenarioFiles', { params })).rejects.toMatchObject({
      status: 404,
      code: 'file.unknown',
    });
    await expect(
      admin.call('downloadScenarioFiles', { params: { scenarioId: 999_999 } }),
    ).rejects.toMatchObject({
      status: 404,
      code: 'scenario.unknown',
    });
    const empty = { scenarioId: second(built) };
    await expect(admin.call('downloadScenarioFiles', { params: empty })).rejects.toMatchObject({
      code: 'file.unknown',
    });
  });

  test('tell of one whose bytes are gone', async () => {
    const built = await buildSimulation(server.app);
    const lost = await uploadToRoom('legal', first(built), 'lost.txt');
    await uploadToRoom('legal', first(built), 'kept.txt');
    await rm(join(root(), await keyOf(lost.id)));
    const response = await admin.call('downloadScenarioFiles', { params: { scenarioId: first(built) } });
    expect(readZip(Buffer.from(await response.arrayBuffer()))).toEqual({
      'legal/lost.txt is missing.txt': 'This file is missing on the server.\n',
      'legal/kept.txt': 'For legal',
    });
  });

  test('can be many and large', async () => {
    const built = await buildSimulation(server.app);
    const content = 'all the same '.repeat(200_000);
    for (const fileName of ['a.txt', 'b.txt', 'c.txt'])
      await admin.call('uploadScenarioFile', {
        params: { scenarioId: first(built) },
        ...file(fileName, content),
      });
    const params = { scenarioId: first(built) };
    const abandoned = await admin.call('downloadScenarioFiles', { params });
    await abandoned.body?.cancel();
    const response = await admin.call('downloadScenarioFiles', { params });
    const entries = readZip(Buffer.from(await response.arrayBuffer()));
    expect(Object.values(entries).map((entry) => entry === content)).toEqual([true, true, true]);
  });
});

describe('deleting a file', () => {
  test('removes it with its bytes', async () => {
    for (const name of ['deleteSimulationFile', 'deleteFile'] as const) {
      const { id } = await upload('gone.txt');
      const key = await keyOf(id);
      expect(await admin.call(name, { params: { fileId: id } })).toEqual({ id });
      await expect(admin.call('downloadFile', { params: { fileId: id } })).rejects.toMatchObject({
        status: 404,
      });
      expect(await server.app.files.open(key)).toBeNull();
      await expect(admin.call(name, { params: { fileId: id } })).rejects.toMatchObject({
        status: 404,
        code: 'file.unknown',
      });
    }
  });

  test('is for files of a simulation or of a scenario, each by its own call, or of either', async () => {
    const { id: ofSimulation } = await upload('of-simulation.txt');
    const { id: ofScenario } = await uploadToRoom('legal');
    const unknown = { status: 404, code: 'file.unknown' };
    await expect(
      admin.call('deleteScenarioFile', { params: { fileId: ofSimulation } }),
    ).rejects.toMatchObject(unknown);
    await expect(
      admin.call('deleteSimulationFile', { params: { fileId: ofScenario } }),
    ).rejects.toMatchObject(unknown);
    expect(await admin.call('deleteScenarioFile', { params: { fileId: ofScenario } })).toEqual({
      id: ofScenario,
    });
    const { id: another } = await uploadToRoom('legal');
    expect(await admin.call('deleteFile', { params: { fileId: another } })).toEqual({ id: another });
  });

  test('works once when two hands meet', async () => {
    const { id } = await upload('twice.txt');
    const both = await Promise.allSettled(
      [1, 2].map(() => admin.call('deleteFile', { params: { fileId: id } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is for administrators', async () => {
    const { id } = await upload('mine.txt');
    const participant = await server.user();
    for (const name of ['deleteSimulationFile', 'deleteScenarioFile', 'deleteFile'] as const) {
      await expect(participant.call(name, { params: { fileId: id } })).rejects.toMatchObject({ status: 403 });
      await expect(server.nobody.call(name, { params: { fileId: id } })).rejects.toMatchObject({
        status: 401,
      });
    }
  });
});

describe('stored bytes', () => {
  test('that no row names are swept when they are older than an hour', async () => {
    const { id } = await upload('kept.txt');
    const key = await keyOf(id);
    const folder = join(root(), 'ab');
    await mkdir(folder, { recursive: true });
    const old = new Date(Date.now() - 2 * 3_600_000);
    const paths = {
      kept: join(root(), key),
      orphan: join(folder, 'ab0-old'),
      young: join(folder, 'ab0-young'),
      leftover: join(root(), 'incoming', 'leftover'),
    };
    for (const path of [paths.orphan, paths.young, paths.leftover]) await writeFile(path, 'x');
    for (const path of [paths.kept, paths.orphan, paths.leftover]) await utimes(path, old, old);
    await sweepFiles(server.app);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['ab0-young']));
    expect(await readdir(folder)).not.toContain('ab0-old');
    expect(await readdir(join(root(), 'incoming'))).toEqual([]);
    expect(await (await admin.call('downloadFile', { params: { fileId: id } })).text()).toBe(text);
  });

  test('can be removed though they are not there, and by their key alone', async () => {
    await server.app.files.remove('ab/0123-4567');
    for (const key of ['../vincere.sqlite', 'ab/../../x', '/etc/passwd', 'ab', 'incoming/x', '']) {
      await expect(server.app.files.open(key)).rejects.toThrow('not the key');
      await expect(Promise.resolve().then(() => server.app.files.remove(key))).rejects.toThrow('not the key');
    }
  });
});
