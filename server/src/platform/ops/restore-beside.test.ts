import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepFiles } from '../../authoring/files/sweep.ts';
import { fileOf, sampleText } from '../../testing/files.ts';
import { startStore, type TestStore } from '../../testing/s3.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';
import { readConfig } from '../config.ts';
import { schemas } from '../db/migrate.ts';
import { ensureSecret, filesOwner } from '../db/secrets.ts';
import { openSqlite } from '../db/sqlite.ts';
import { openFiles } from '../storage/open.ts';
import { backUp } from './backup.ts';
import { databaseName } from './manifest.ts';
import { restore } from './restore.ts';
import { sourceOf } from './source.ts';

/* A backup that is restored beside the original server must not touch the files in that server's bucket. */

let store: TestStore;
let server: TestServer;
let folder: string;
let archive: string;
beforeAll(async () => {
  store = await startStore();
  server = await startServer(store.environment);
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-beside-'));
  archive = join(folder, 'backup.tar');
  const admin = await server.administrator();
  const { id: simulationId } = await buildSimulation(server.app);
  await admin.call('uploadSimulationFile', { params: { simulationId }, ...fileOf('brief.txt') });
  await sweepFiles(server.app);
  await backUp(archive, { version: '1.2.3', ...sourceOf(server.app.config, server.app.files) });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Restores into an embedded database and the file storage of these settings. */
async function restored(environment: Record<string, string>) {
  const data = join(folder, 'data');
  const config = readConfig({ ...environment, VINCERE_DATA: data });
  await restore(archive, {
    folder: data,
    schemas,
    openFiles: () => openFiles(config),
    installDatabase: (path) => rename(path, join(data, databaseName)),
  });
  return { data, files: await openFiles(config) };
}

test('a restore refuses the bucket of a server, and changes neither it nor the data folder', async () => {
  const before = await store.names();
  await expect(restored(store.environment)).rejects.toThrow(
    /^The bucket already has files of Vincere: nothing was changed$/,
  );
  expect(await store.names()).toEqual(before);
  expect(await readdir(join(folder, 'data'))).toEqual([]);
});

test('a restore fills another bucket, which may have other objects', async () => {
  const other = await startStore();
  await other.put('files/readme.txt', 'x');
  const { files } = await restored(other.environment);
  const { storage_key } = await server.app.db.read
    .selectFrom('files')
    .select('storage_key')
    .executeTakeFirstOrThrow();
  expect((await (await files.open(storage_key))?.toArray())?.join('')).toBe(sampleText);
  await other.close();
});

test('a restored database never sweeps the files of the original one', async () => {
  const { data } = await restored({});
  const before = await store.names();
  const db = await openSqlite(data);
  const owner = await ensureSecret(db, filesOwner);
  await db.close();
  expect(owner).toHaveLength(43);
  expect(await server.app.files.sweep(new Set(), owner, Number.POSITIVE_INFINITY)).toBe(false);
  expect(await store.names()).toEqual(before);
});
