import { apiPrefix } from '@vincere/contract';
import { acceptedExtensions } from '@vincere/domain';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleBytes } from '../../testing/file-contents.ts';
import {
  buildReachingRun,
  fileOf,
  sampleText,
  scenarioOf,
  startServerWithFiles,
} from '../../testing/files.ts';

const { server, admin, simulation, uploadTo, uploadToRoom, keyOf, close } = await startServerWithFiles();
afterAll(close);

const upload = (fileName: string, content?: string | Uint8Array<ArrayBuffer>) =>
  uploadTo(simulation.id, fileName, content);

describe('an upload', () => {
  test('an upload to a simulation is a file of its dashboard', async () => {
    const stored = await admin.call('uploadSimulationFile', {
      params: { simulationId: simulation.id },
      body: { days: '2' },
      ...fileOf('Briefing note.txt'),
    });
    expect(stored).toEqual({
      id: expect.any(Number),
      name: 'Briefing note.txt',
      size: sampleText.length,
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
    expect(await response.text()).toBe(sampleText);
  });

  test('an upload to a room of a scenario belongs to that room', async () => {
    const scenarioId = scenarioOf(simulation, 1);
    const stored = await uploadToRoom('legal', scenarioOf(simulation, 1));
    expect(stored).toMatchObject({
      room_name: 'legal',
      scenario_id: scenarioId,
      simulation_id: simulation.id,
    });
    const unnamed = await admin.call('uploadScenarioFile', { params: { scenarioId }, ...fileOf('all.txt') });
    expect(unnamed.room_name).toBe('dashboard');
    const day = await admin.call('uploadRoomFile', {
      query: { room_id: 'social', day: 3, scenario_id: scenarioId },
      ...fileOf('day.txt'),
    });
    expect(day).toMatchObject({ room_name: 'social', scenario_id: scenarioId, day: 3 });
  });

  test('an upload can name the room of a scenario by its id, too', async () => {
    const scenarioId = scenarioOf(simulation, 1);
    const { id } = await admin.call('getAuthoredRoom', { params: { scenarioId, roomName: 'economic' } });
    const upload = (scenario_id: number, room_id: number) =>
      admin.call('uploadRoomFile', { query: { room_id, scenario_id }, ...fileOf('by-id.txt') });
    expect(await upload(scenarioId, id)).toMatchObject({ room_name: 'economic', scenario_id: scenarioId });
    for (const [scenario, room] of [
      [scenarioId, 999_999],
      [scenarioOf(simulation, 2), id],
    ] as const)
      await expect(upload(scenario, room)).rejects.toMatchObject({ status: 404, code: 'room.unknown' });
  });

  test('an upload accepts the room of the form even after the file', async () => {
    const form = new FormData();
    form.append('file', new Blob([sampleText]), 'late.txt');
    form.append('room', 'economic');
    const response = await fetch(
      `${server.origin}${apiPrefix}/file-scenario-create/${scenarioOf(simulation, 1)}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.token}` },
        body: form,
      },
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ room_name: 'economic', name: 'late.txt' });
  });

  test.each(acceptedExtensions.map((extension) => [extension]))(
    'an upload of a %s is accepted',
    async (extension) => {
      const bytes = await sampleBytes(extension);
      const stored = await upload(`some.${extension}`, bytes);
      expect(stored.name).toBe(`some.${extension}`);
      const response = await admin.call('downloadFile', { params: { fileId: stored.id } });
      expect(response.headers.get('content-type')).toBe(stored.file_type);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    },
  );

  test.each([
    ['The free clinic closes at noon.'],
    ['BMW and others leave the town.'],
    ['solid evidence'],
    ['<?xml version="1.0"?><note/>'],
    ['\ufeffName;Wert\nÖl;3\n'],
  ])('an upload of a text that looks like something else is accepted: %j', async (content) => {
    expect(await upload('words.txt', content)).toMatchObject({ file_type: 'text/plain' });
    expect(await upload('words.csv', content)).toMatchObject({ file_type: 'text/csv' });
  });

  test('an upload of a UTF-16 text is accepted', async () => {
    const content = Uint8Array.from(Buffer.from('\ufeffHafenplan', 'utf16le'));
    expect(await upload('wide.txt', content)).toMatchObject({ size: content.length });
  });

  test.each([
    ['../../../etc/cron.d/job.txt', 'job.txt'],
    ['..\\..\\windows\\win.txt', 'win.txt'],
    ['/etc/passwd.txt', 'passwd.txt'],
    ['Lagebericht für Ærø 港.txt', 'Lagebericht für Ærø 港.txt'],
  ])('an upload named %j is kept as %j inside the data folder', async (name, cleaned) => {
    const { id } = await upload(name);
    expect(await keyOf(id)).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
    const [stored] = await server.app.db.read
      .selectFrom('files')
      .select('name')
      .where('id', '=', id)
      .execute();
    expect(stored?.name).toBe(cleaned);
  });

  test('an upload sends an event to the runs of the simulation', async () => {
    const run = await buildReachingRun(server, simulation, [scenarioOf(simulation, 1)]);
    const heard: unknown[] = [];
    server.app.database.listen({
      receive: (event) => void heard.push(event),
      missed: () => {},
      revoked: () => {},
    });
    await upload('news.txt');
    await expect
      .poll(() => heard)
      .toContainEqual({ kind: 'content-edited', run_id: run.id, revision: 2, room_name: null });
  });
});
