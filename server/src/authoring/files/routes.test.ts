import { afterAll, describe, expect, test } from 'vitest';
import { scenarioOf, startServerWithFiles } from '../../testing/files.ts';

const { server, admin, simulation, uploadTo, uploadToRoom, keyOf, close } = await startServerWithFiles();
afterAll(close);

const upload = (fileName: string, content?: string | Uint8Array<ArrayBuffer>) =>
  uploadTo(simulation.id, fileName, content);

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

  test('has a call for files of a simulation, one for files of a scenario, and one for both', async () => {
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

  test('succeeds once if two requests meet', async () => {
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
