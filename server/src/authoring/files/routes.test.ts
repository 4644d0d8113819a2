import { afterAll, describe, expect, test } from 'vitest';
import { scenarioOf, startServerWithFiles } from '../../testing/files.ts';

const { server, admin, simulation, uploadTo, uploadToRoom, keyOf, close } = await startServerWithFiles();
afterAll(close);

const upload = (fileName: string, content?: string | Uint8Array<ArrayBuffer>) =>
  uploadTo(simulation.id, fileName, content);

describe('the day of a file', () => {
  test('the day of a file is set, changed and taken back', async () => {
    const { id } = await upload('plan.txt');
    for (const day of [1, 3, null]) {
      expect(await admin.call('updateFile', { params: { fileId: id }, body: { day } })).toMatchObject({
        id,
        day,
      });
      const { files } = await admin.call('getSimulation', { params: { simulationId: simulation.id } });
      expect(files.find((file) => file.id === id)?.day).toBe(day);
    }
  });

  test('the day of a file is 1, 2 or 3, and the file must exist', async () => {
    const { id } = await upload('plan.txt');
    const set = (fileId: number, day: number) =>
      admin.call('updateFile', { params: { fileId }, body: { day } });
    await expect(set(id, 4)).rejects.toMatchObject({ status: 422 });
    await expect(set(999_999, 1)).rejects.toMatchObject({ code: 'file.unknown' });
  });
});

describe('deleting a file', () => {
  test('deleting a file removes it with its bytes', async () => {
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

  test('there is one call that deletes files of a simulation, one for files of a scenario, and one for both', async () => {
    const { id: ofSimulation } = await upload('of-simulation.txt');
    const { id: ofScenario } = await uploadToRoom('legal', scenarioOf(simulation, 1));
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
    const { id: another } = await uploadToRoom('legal', scenarioOf(simulation, 1));
    expect(await admin.call('deleteFile', { params: { fileId: another } })).toEqual({ id: another });
  });

  test('deleting a file succeeds once if two requests meet', async () => {
    const { id } = await upload('twice.txt');
    const both = await Promise.allSettled(
      [1, 2].map(() => admin.call('deleteFile', { params: { fileId: id } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('deleting a file is for administrators', async () => {
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
