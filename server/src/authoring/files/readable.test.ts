import { CallFailed } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildReachingRun, scenarioOf, startServerWithFiles } from '../../testing/files.ts';
import { type BuiltUser } from '../../testing/people.ts';
import { type BuiltSimulation, buildSimulation } from '../../testing/simulations.ts';

const { server, admin, uploadTo, uploadToRoom, close } = await startServerWithFiles();
afterAll(close);

describe('access to a download', () => {
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
    common = (await uploadToRoom('dashboard', scenarioOf(built, 1))).id;
    legal = (await uploadToRoom('legal', scenarioOf(built, 1))).id;
    social = (await uploadToRoom('social', scenarioOf(built, 1))).id;
    laterCommon = (await uploadToRoom('dashboard', scenarioOf(built, 2))).id;
    laterLegal = (await uploadToRoom('legal', scenarioOf(built, 2))).id;
    foreign = (await uploadTo(other.id, 'foreign.txt')).id;
  });

  const unknown = { status: 404, code: 'file.unknown' };
  const all = () => [briefing, common, legal, social, laterCommon, laterLegal, foreign];

  function notFound(error: unknown): null {
    if (error instanceof CallFailed && error.status === 404 && error.code === 'file.unknown') return null;
    throw error;
  }

  /** Returns which of all files a person may download directly, and through a run by either call. */
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

  test('a participant gets files of the simulation, and of reached scenarios those of the dashboard and the own room', async () => {
    const run = await buildReachingRun(server, built, [scenarioOf(built, 1)]);
    expect(await gets(await run.addSeat('legal'), run.id)).toEqual({
      file: [briefing, common, legal],
      run: [briefing, common, legal],
      room: [common, legal],
    });
  });

  test('a participant of the dashboard room gets the files of every room', async () => {
    const run = await buildReachingRun(server, built, [scenarioOf(built, 1)]);
    expect(await gets(await run.addSeat('dashboard'), run.id)).toEqual({
      file: [briefing, common, legal, social],
      run: [briefing, common, legal, social],
      room: [common, legal, social],
    });
  });

  test('before the start a participant gets only files of the simulation', async () => {
    const run = await buildReachingRun(server, built, []);
    expect(await gets(await run.addSeat('legal'), run.id)).toEqual({
      file: [briefing],
      run: [briefing],
      room: [],
    });
  });

  test('a participant of two runs gets through each run only the files that it has reached', async () => {
    const early = await buildReachingRun(server, built, [scenarioOf(built, 1)]);
    const late = await buildReachingRun(server, built, [scenarioOf(built, 1), scenarioOf(built, 2)]);
    const person = await early.addSeat('social');
    await late.addSeat('legal', person);
    const everything = [briefing, common, legal, social, laterCommon, laterLegal];
    const through = await gets(person, early.id);
    expect(through.file).toEqual(everything);
    expect(through.run).toEqual([briefing, common, social]);
    expect((await gets(person, late.id)).run).toEqual([briefing, common, legal, laterCommon, laterLegal]);
  });

  test('an administrator gets every file, and through a run every file of its simulation', async () => {
    const run = await buildReachingRun(server, built, []);
    expect(await gets(admin, run.id)).toEqual({
      file: all(),
      run: all().filter((id) => id !== foreign),
      room: [common, legal, social, laterCommon, laterLegal],
    });
    await expect(
      admin.call('downloadRunFile', { params: { runId: 999_999, fileId: briefing } }),
    ).rejects.toMatchObject({ status: 404, code: 'run.unknown' });
  });

  test('nobody else gets a file', async () => {
    const run = await buildReachingRun(server, built, [scenarioOf(built, 1)]);
    const outsider = await server.user();
    const removed = await run.addSeat('legal');
    await server.app.systemChange(({ tx }) =>
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
      const scenario = { scenarioId: scenarioOf(built, 1) };
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
