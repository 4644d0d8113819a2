import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Room, refuse } from '@vincere/domain';
import { saveSeat } from '../participation/store.ts';
import { saveRun } from '../runs/store.ts';
import { saveVisit } from '../runs/visit-store.ts';
import type { BuiltUser } from './people.ts';
import { freshCode } from './runs.ts';
import { startStore } from './s3.ts';
import { startServer, type TestServer } from './server.ts';
import { type BuiltSimulation, buildSimulation } from './simulations.ts';

export const sampleText = 'Water is rising in the old harbour.\n';

type Content = string | Uint8Array<ArrayBuffer>;

/** What an upload carries. */
export const fileOf = (fileName: string, content: Content = sampleText) => ({
  file: new Blob([content]),
  fileName,
});

/** The first scenario of a stage. */
export function scenarioOf(built: BuiltSimulation, stage_number: 1 | 2): number {
  const scenario = built.stages[stage_number - 1]?.scenarios[0];
  return scenario?.id ?? refuse('scenario.unknown');
}

/**
 * A server with a simulation and an administrator who adds files to it, and what is stored of them: on the disk beside
 * the embedded database, in a bucket beside PostgreSQL, as several machines have it; or on the disk with either.
 */
export async function startShelf(stored: 'as-deployed' | 'on-disk' = 'as-deployed') {
  const store = process.env['DATABASE_URL'] && stored === 'as-deployed' ? await startStore() : undefined;
  const server = await startServer(store?.environment);
  const admin = await server.administrator();
  const simulation = await buildSimulation(server.app);
  const root = join(server.app.config.dataFolder, 'files');
  const keyOf = async (fileId: number) => {
    const query = server.app.db.read.selectFrom('files').select('storage_key').where('id', '=', fileId);
    return (await query.executeTakeFirstOrThrow()).storage_key;
  };
  return {
    server,
    admin,
    simulation,
    close: async () => {
      await server.close();
      await store?.close();
    },
    uploadTo: (simulationId: number, fileName: string, content?: Content) =>
      admin.call('uploadSimulationFile', { params: { simulationId }, ...fileOf(fileName, content) }),
    /** Adds a file that says which room it is for. */
    uploadToRoom: (room: Room, scenarioId: number, fileName = `${room}.txt`) =>
      admin.call('uploadScenarioFile', {
        params: { scenarioId },
        body: { room },
        ...fileOf(fileName, `For ${room}`),
      }),
    /** Everything that is stored, but what is on its way. */
    storedFiles: async () => {
      if (store) return store.names();
      const folders = (await readdir(root)).filter((name) => name !== 'incoming');
      return (await Promise.all(folders.map((name) => readdir(join(root, name))))).flat();
    },
    /** What is on its way. */
    incoming: () => readdir(join(root, 'incoming')),
    /** Loses the bytes of a file, as a broken disk would. */
    lose: async (fileId: number) => server.app.files.remove(await keyOf(fileId)),
    keyOf,
  };
}

/** A run that has reached these scenarios, straight in the database, and seats on it. */
export async function buildReachingRun(server: TestServer, built: BuiltSimulation, reached: number[]) {
  const { app } = server;
  const visits = built.stages
    .flatMap((stage) => stage.scenarios)
    .filter(({ id }) => reached.includes(id))
    .map(({ id, stage_id, stage_number }) => ({ scenario_id: id, stage_id, stage_number }));
  const id = await app.db.change(async ({ tx }) => {
    const given = { simulation_id: built.id, name: 'Morning', access_code: freshCode(), now: app.clock() };
    const run = (await saveRun(tx, given)) ?? refuse('run.code-taken');
    for (const visit of visits)
      await saveVisit(tx, { ...visit, run_id: run.id, entered_at: 0, entered_at_running_ms: 0 });
    return run.id;
  });
  return {
    id,
    seated: async (room_name: Room, person?: BuiltUser) => {
      const holder = person ?? (await server.user());
      const seat = { run_id: id, user_id: holder.id, room_name, created_at: 0 };
      await app.db.change(({ tx }) => saveSeat(tx, seat));
      return holder;
    },
  };
}
