import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Room, refuse } from '@vincere/domain';
import { saveRun } from '../play/store/runs/save.ts';
import { saveVisit } from '../play/store/runs/visits.ts';
import { saveSeat } from '../play/store/seats/seats.ts';
import type { BuiltUser } from './people.ts';
import { freshCode } from './runs.ts';
import { startStore } from './s3.ts';
import { startServer, type TestServer } from './server.ts';
import { type BuiltSimulation, buildSimulation } from './simulations.ts';

export const sampleText = 'Water is rising in the old harbour.\n';

type Content = string | Uint8Array<ArrayBuffer>;

/** Returns the upload arguments of a file. */
export const fileOf = (fileName: string, content: Content = sampleText) => ({
  file: new Blob([content]),
  fileName,
});

/** Returns the id of the first scenario of a stage. */
export function scenarioOf(simulation: BuiltSimulation, stage_number: 1 | 2): number {
  const scenario = simulation.stages[stage_number - 1]?.scenarios[0];
  return scenario?.id ?? refuse('scenario.unknown');
}

/**
 * Starts a server with a simulation and an administrator who uploads files, and gives access to the stored files. With
 * `as-deployed`, files are on disk under SQLite and in a bucket under PostgreSQL. With `on-disk`, they are always on disk.
 */
export async function startServerWithFiles(storage: 'as-deployed' | 'on-disk' = 'as-deployed') {
  const store = process.env['DATABASE_URL'] && storage === 'as-deployed' ? await startStore() : undefined;
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
    /** Uploads a file whose content names its room. */
    uploadToRoom: (room: Room, scenarioId: number, fileName = `${room}.txt`) =>
      admin.call('uploadScenarioFile', {
        params: { scenarioId },
        body: { room },
        ...fileOf(fileName, `For ${room}`),
      }),
    /** Returns the names of all stored files, except uploads in progress. */
    storedFiles: async () => {
      if (store) return store.names();
      const folders = (await readdir(root)).filter((name) => name !== 'incoming');
      return (await Promise.all(folders.map((name) => readdir(join(root, name))))).flat();
    },
    /** Returns the names of uploads in progress. */
    incoming: () => readdir(join(root, 'incoming')),
    /** Deletes the content of a file but keeps its row, as a broken disk would. */
    deleteBytes: async (fileId: number) => server.app.files.remove(await keyOf(fileId)),
    keyOf,
  };
}

/** Inserts a run that has reached these scenarios. `addSeat` gives a person, by default a new one, a seat in a room. */
export async function buildReachingRun(server: TestServer, simulation: BuiltSimulation, reached: number[]) {
  const { app } = server;
  const visits = simulation.stages
    .flatMap((stage) => stage.scenarios)
    .filter(({ id }) => reached.includes(id))
    .map(({ id, stage_id, stage_number }) => ({ scenario_id: id, stage_id, stage_number }));
  const id = await app.systemChange(async ({ tx }) => {
    const values = {
      simulation_id: simulation.id,
      name: 'Morning',
      access_code: freshCode(),
      now: app.clock(),
    };
    const run = (await saveRun(tx, values)) ?? refuse('run.code-taken');
    for (const visit of visits)
      await saveVisit(tx, {
        ...visit,
        run_id: run.id,
        entered_at: 0,
        entered_at_running_ms: 0,
        has_begun: 1,
      });
    return run.id;
  });
  return {
    id,
    addSeat: async (room_name: Room, person?: BuiltUser) => {
      const holder = person ?? (await server.user());
      const seat = { run_id: id, user_id: holder.id, room_name, created_at: 0 };
      await app.systemChange(({ tx }) => saveSeat(tx, seat));
      return holder;
    },
  };
}
