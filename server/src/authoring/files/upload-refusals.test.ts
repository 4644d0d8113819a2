import { connect } from 'node:net';
import { apiPrefix } from '@vincere/contract';
import { maxFileBytes, type Room } from '@vincere/domain';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleBytes } from '../../testing/file-contents.ts';
import { fileOf, scenarioOf, startServerWithFiles } from '../../testing/files.ts';
import { buildSimulation } from '../../testing/simulations.ts';

const { server, admin, simulation, uploadTo, uploadToRoom, storedFiles, incoming, close } =
  await startServerWithFiles();
afterAll(close);

const upload = (fileName: string, content?: string | Uint8Array<ArrayBuffer>) =>
  uploadTo(simulation.id, fileName, content);

describe('an upload', () => {
  test.each([
    'run.exe',
    'page.html',
    'picture.svg',
    'archive.zip',
    'noextension',
    '.pdf',
    '....txt',
    'plan.pdf.',
  ])('an upload named %j is refused', async (name) => {
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
  ])('an upload of %s with content of another type is refused', async (name, content) => {
    await expect(upload(name, content)).rejects.toMatchObject({ status: 415, code: 'file.bad-content' });
  });

  test('an upload of a word document with the content of a sheet is refused', async () => {
    await expect(upload('letter.docx', await sampleBytes('xlsx'))).rejects.toMatchObject({
      code: 'file.bad-content',
    });
  });

  test('an upload that is empty is refused', async () => {
    await expect(upload('empty.txt', '')).rejects.toMatchObject({ status: 422, code: 'file.empty' });
  });

  test('an upload without a file is refused', async () => {
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
      // Browsers send this for a form without a chosen file.
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

  test('an upload can have 20 MB but not a byte more', async () => {
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

  test('an upload of 20 MB with a wrong extension gets an answer instead of a closed connection', async () => {
    const full = new Uint8Array(maxFileBytes).fill(0x61);
    await expect(upload('full.exe', full)).rejects.toMatchObject({ status: 415, code: 'file.bad-extension' });
    await expect(upload('full.pdf', full)).rejects.toMatchObject({ status: 415, code: 'file.bad-content' });
  });

  test('an upload to something missing or deleted is refused and leaves no file', async () => {
    const deleted = await buildSimulation(server.app);
    await server.app.systemChange(({ tx }) =>
      tx.updateTable('simulations').set({ deleted_at: 1 }).where('id', '=', deleted.id).execute(),
    );
    const before = await storedFiles();
    for (const simulationId of [deleted.id, 999_999])
      await expect(uploadTo(simulationId, 'a.txt')).rejects.toMatchObject({
        status: 404,
        code: 'simulation.unknown',
      });
    for (const scenarioId of [scenarioOf(deleted, 1), 999_999]) {
      await expect(uploadToRoom('legal', scenarioId)).rejects.toMatchObject({ code: 'scenario.unknown' });
      const query = { room_id: 'legal', scenario_id: scenarioId } as const;
      await expect(admin.call('uploadRoomFile', { query, ...fileOf('a.txt') })).rejects.toMatchObject({
        status: 404,
        code: 'scenario.unknown',
      });
    }
    expect(await storedFiles()).toEqual(before);
  });

  test('an upload with a wrong day or room is invalid', async () => {
    const params = { simulationId: simulation.id };
    await expect(
      admin.call('uploadSimulationFile', { params, body: { days: '4' }, ...fileOf('a.txt') }),
    ).rejects.toMatchObject({ status: 422, code: 'invalid-input' });
    await expect(
      admin.call('uploadScenarioFile', {
        params: { scenarioId: scenarioOf(simulation, 1) },
        body: { room: 'kitchen' as Room },
        ...fileOf('a.txt'),
      }),
    ).rejects.toMatchObject({ status: 422, code: 'invalid-input' });
  });

  test('an upload that breaks off leaves no file', async () => {
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
    await expect.poll(incoming).toHaveLength(1);
    socket.destroy();
    await expect.poll(incoming).toEqual([]);
    expect(await storedFiles()).toEqual(before);
  });

  test.each([
    ['--b\r\ncontent-disposition: form-data; name="file"; filename="half.txt"\r\n\r\nhalf of a te'],
    ['--b\r\ncontent-disposition: form-data; name="days"\r\n\r\n1'],
    ['--b\r\ncontent-disposition: form-data; name="file"; filename="half.txt"\r\n'],
    ['--b\r\n'],
    ['nothing of a form'],
    ['--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n'],
  ])('an upload whose form is broken is unreadable: %j', async (body) => {
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

  test('an upload is for administrators', async () => {
    const participant = await server.user();
    for (const [caller, status] of [
      [participant, 403],
      [server.nobody, 401],
    ] as const) {
      const params = { simulationId: simulation.id };
      await expect(caller.call('uploadSimulationFile', { params, ...fileOf('a.txt') })).rejects.toMatchObject(
        {
          status,
        },
      );
      const scenario = { scenarioId: scenarioOf(simulation, 1) };
      await expect(
        caller.call('uploadScenarioFile', { params: scenario, ...fileOf('a.txt') }),
      ).rejects.toMatchObject({ status });
      const query = { room_id: 'legal', scenario_id: scenarioOf(simulation, 1) } as const;
      await expect(caller.call('uploadRoomFile', { query, ...fileOf('a.txt') })).rejects.toMatchObject({
        status,
      });
    }
  });

  test('an upload leaves the folder of incoming files, whether it was stored or refused', async () => {
    expect(await incoming()).toEqual([]);
  });
});
