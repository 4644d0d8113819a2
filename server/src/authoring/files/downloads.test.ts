import { afterAll, describe, expect, test } from 'vitest';
import { readZip } from '../../testing/file-contents.ts';
import {
  buildReachingRun,
  fileOf,
  sampleText,
  scenarioOf,
  startServerWithFiles,
} from '../../testing/files.ts';
import { type BuiltUser } from '../../testing/people.ts';
import { buildSimulation } from '../../testing/simulations.ts';

const { server, admin, simulation, uploadTo, uploadToRoom, deleteBytes, close } =
  await startServerWithFiles();
afterAll(close);

const upload = (fileName: string, content?: string | Uint8Array<ArrayBuffer>) =>
  uploadTo(simulation.id, fileName, content);

describe('a download', () => {
  const dispositionOf = (response: Response) => response.headers.get('content-disposition');

  test('a download is an attachment that browsers neither show nor sniff', async () => {
    const stored = await upload('plain.txt');
    const response = await admin.call('downloadFile', { params: { fileId: stored.id } });
    expect(dispositionOf(response)).toBe('attachment; filename=plain.txt');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(response.headers.get('content-length')).toBe(String(sampleText.length));
    await response.text();
  });

  test('a download keeps letters of every script and quotes in its name', async () => {
    const { id } = await upload('Hafen "Süd" – 港.txt');
    await server.app.systemChange(({ tx }) =>
      tx.updateTable('files').set({ name: 'Hafen "Süd" – 港.txt' }).where('id', '=', id).execute(),
    );
    const response = await admin.call('downloadFile', { params: { fileId: id } });
    expect(dispositionOf(response)).toContain(
      `filename*=UTF-8''${encodeURIComponent('Hafen "Süd" – 港.txt')}`,
    );
    expect(dispositionOf(response)).toMatch(/^attachment; filename="[\x20-\x7e]+"/);
    await response.text();
  });

  test.each([
    ['CON.txt', '_CON.txt'],
    ['lpt1.final.txt', '_lpt1.final.txt'],
    ['Report. . ', 'Report'],
    [`${'港'.repeat(190)}.txt`, `${'港'.repeat(83)}.txt`],
  ])('a download of a file called %j has a name that every system can store', async (stored, offered) => {
    const { id } = await upload('plain.txt');
    await server.app.systemChange(({ tx }) =>
      tx.updateTable('files').set({ name: stored }).where('id', '=', id).execute(),
    );
    const response = await admin.call('downloadFile', { params: { fileId: id } });
    const disposition = dispositionOf(response) ?? '';
    const [, encoded] = /filename\*=UTF-8''(\S+)/.exec(disposition) ?? [];
    const [, plain] = /filename="?([^";]+)/.exec(disposition) ?? [];
    expect(encoded === undefined ? plain : decodeURIComponent(encoded)).toBe(offered);
    await response.text();
  });

  test('a download of a file whose content is missing answers 404', async () => {
    const { id } = await upload('lost.txt');
    await deleteBytes(id);
    await expect(admin.call('downloadFile', { params: { fileId: id } })).rejects.toMatchObject({
      status: 404,
      code: 'file.unknown',
      message: 'File not found',
    });
  });

  test('a download of a file that does not exist is not found', async () => {
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

describe('all files of a scenario', () => {
  test('all files of a scenario come as one zip, each in the folder of its room, under a unique name', async () => {
    const built = await buildSimulation(server.app);
    const scenarioId = scenarioOf(built, 1);
    await uploadToRoom('legal', scenarioId, 'Übersicht.txt');
    await uploadToRoom('legal', scenarioId, 'übersicht.txt');
    await uploadToRoom('legal', scenarioId, 'what?.txt');
    await uploadToRoom('social', scenarioId, 'Übersicht.txt');
    await uploadToRoom('dashboard', scenarioId, 'map.txt');
    await server.app.systemChange(({ tx }) =>
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

    const run = await buildReachingRun(server, built, [scenarioId]);
    const participant = await run.addSeat('social');
    const own = await participant.call('downloadScenarioFiles', { params });
    expect(Object.keys(readZip(Buffer.from(await own.arrayBuffer())))).toEqual([
      'social/Übersicht.txt',
      'dashboard/map.txt',
    ]);
  });

  test('the zip of all files can be unpacked on every system, whatever the names of the files are', async () => {
    const built = await buildSimulation(server.app);
    const scenarioId = scenarioOf(built, 1);
    const names = ['aux.txt', 'AUX.TXT', 'Plan. ', `${'ü'.repeat(190)}.txt`, `${'Ü'.repeat(190)}.txt`];
    for (const name of names) {
      const { id } = await uploadToRoom('legal', scenarioId);
      await server.app.systemChange(({ tx }) =>
        tx.updateTable('files').set({ name }).where('id', '=', id).execute(),
      );
    }
    const response = await admin.call('downloadScenarioFiles', { params: { scenarioId } });
    const paths = Object.keys(readZip(Buffer.from(await response.arrayBuffer())));
    expect(paths).toEqual([
      'legal/_aux.txt',
      'legal/_AUX (2).TXT',
      'legal/Plan',
      `legal/${'ü'.repeat(122)}.txt`,
      `legal/${'Ü'.repeat(120)} (2).txt`,
    ]);
  });

  test('the zip of all files can be limited to one room that the caller may see', async () => {
    const built = await buildSimulation(server.app);
    const params = { scenarioId: scenarioOf(built, 1) };
    const legal = await uploadToRoom('legal', scenarioOf(built, 1));
    const social = await uploadToRoom('social', scenarioOf(built, 1));
    const later = await uploadToRoom('legal', scenarioOf(built, 2));
    const participant = await (await buildReachingRun(server, built, [scenarioOf(built, 1)])).addSeat(
      'legal',
    );
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

  test('the zip of all files is not found if the caller may see none of them', async () => {
    const built = await buildSimulation(server.app);
    const params = { scenarioId: scenarioOf(built, 1) };
    await uploadToRoom('social', scenarioOf(built, 1));
    const participant = await (await buildReachingRun(server, built, [scenarioOf(built, 1)])).addSeat(
      'legal',
    );
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
    const empty = { scenarioId: scenarioOf(built, 2) };
    await expect(admin.call('downloadScenarioFiles', { params: empty })).rejects.toMatchObject({
      code: 'file.unknown',
    });
  });

  test('the zip of all files names a file whose content is missing', async () => {
    const built = await buildSimulation(server.app);
    const lost = await uploadToRoom('legal', scenarioOf(built, 1), 'lost.txt');
    await uploadToRoom('legal', scenarioOf(built, 1), 'kept.txt');
    await deleteBytes(lost.id);
    const response = await admin.call('downloadScenarioFiles', {
      params: { scenarioId: scenarioOf(built, 1) },
    });
    expect(readZip(Buffer.from(await response.arrayBuffer()))).toEqual({
      'legal/lost.txt is missing.txt': 'This file is missing on the server.\n',
      'legal/kept.txt': 'For legal',
    });
  });

  test('the files in a zip can be many and large', async () => {
    const built = await buildSimulation(server.app);
    const content = 'all the same '.repeat(200_000);
    for (const fileName of ['a.txt', 'b.txt', 'c.txt'])
      await admin.call('uploadScenarioFile', {
        params: { scenarioId: scenarioOf(built, 1) },
        ...fileOf(fileName, content),
      });
    const params = { scenarioId: scenarioOf(built, 1) };
    const abandoned = await admin.call('downloadScenarioFiles', { params });
    await abandoned.body?.cancel();
    const response = await admin.call('downloadScenarioFiles', { params });
    const entries = readZip(Buffer.from(await response.arrayBuffer()));
    expect(Object.values(entries).map((entry) => entry === content)).toEqual([true, true, true]);
  });
});
