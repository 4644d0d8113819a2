import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveFile } from '../../authoring/store/files.ts';
import { openApp } from '../../open.ts';
import { type PreparedDatabase, prepareDatabase } from '../../testing/database.ts';
import { fileOf } from '../../testing/files.ts';
import { startProcess } from '../../testing/process.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';
import { readConfig } from '../config.ts';

const isPostgres = (process.env['DATABASE_URL'] ?? '') !== '';

describe('a start fails with one clear line on', () => {
  let folder: string;
  let database: PreparedDatabase;
  let environment: Record<string, string>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vincere-unusable-'));
    database = await prepareDatabase(folder);
    environment = { VINCERE_DATA: folder, LOG_LEVEL: 'silent', ...database.environment };
  });
  afterEach(async () => {
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** Returns the output of a start that fails. */
  const printed = () =>
    startProcess(environment).then(
      () => 'listening',
      (error: unknown) => String(error),
    );

  test.skipIf(isPostgres)('a start fails with one clear line on a damaged database file', async () => {
    const path = join(folder, 'vincere.sqlite');
    await writeFile(path, 'no database '.repeat(10_000));
    expect(await printed()).toMatch(
      /^Error: The server ended with 1: The database file .*vincere\.sqlite is damaged[^\n]*\n$/,
    );
    expect(await readFile(path, 'utf8')).toMatch(/^no database /);
  });

  test.skipIf(isPostgres)('a start fails with one clear line on an empty database file', async () => {
    await writeFile(join(folder, 'vincere.sqlite'), '');
    expect(await printed()).toMatch(
      /^Error: The server ended with 1: The database file .*vincere\.sqlite is empty[^\n]*\n$/,
    );
  });

  test('a start fails with one clear line on a database of a newer version', async () => {
    const app = await openApp(readConfig(environment));
    await app.systemChange(({ tx }) =>
      tx
        .insertInto('kysely_migration' as never)
        .values({ name: '9999-later', timestamp: '2030-01-01' } as never)
        .execute(),
    );
    await app.presence.close();
    await app.close();
    expect(await printed()).toMatch(
      /^Error: The server ended with 1: The database .* has the schema 9999-later of a newer Vincere; [^\n]*\n$/,
    );
  });
});

describe('the folder of uploaded files', () => {
  let server: TestServer;
  let files: string;
  beforeEach(async () => {
    server = await startServer();
    files = join(server.app.config.dataFolder, 'files');
  });
  afterEach(() => server.close());
  const readiness = async () => {
    const response = await fetch(`${server.origin}/readyz`);
    return { status: response.status, ...((await response.json()) as object) };
  };

  test('a server whose folder of uploaded files disappears is not ready and refuses uploads', async () => {
    expect(await readiness()).toEqual({ status: 'ready' });
    const admin = await server.administrator();
    const { id: simulationId } = await buildSimulation(server.app);
    const upload = () =>
      admin.call('uploadSimulationFile', { params: { simulationId }, ...fileOf('brief.txt') });
    await rename(files, `${files}.moved`);
    expect(await readiness()).toEqual({
      status: 503,
      detail: 'The folder of uploaded files is missing',
    });
    await expect(upload()).rejects.toMatchObject({ status: 503, code: 'files-away' });
    await rename(`${files}.moved`, files);
    expect(await readiness()).toEqual({ status: 'ready' });
    await upload();
  });
});

test('a start creates a missing folder of uploaded files, unless files would be lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vincere-unusable-'));
  const database = await prepareDatabase(folder);
  const config = readConfig({ VINCERE_DATA: folder, LOG_LEVEL: 'silent', ...database.environment });
  const files = join(folder, 'files');
  await (await openApp(config)).close();
  await rm(files, { recursive: true });
  const app = await openApp(config);
  await app.files.check();
  const { id: simulation_id } = await buildSimulation(app);
  const row = {
    simulation_id,
    scenario_id: null,
    room_name: 'dashboard',
    day: null,
    name: 'brief.txt',
    size: 1,
    file_type: 'text/plain',
    storage_key: 'aa/00',
    uploader_id: null,
    upload_date: app.clock(),
  } as const;
  await app.systemChange(({ tx }) => saveFile(tx, row));
  await app.close();
  await rm(files, { recursive: true });
  await expect(openApp(config)).rejects.toThrow(
    /^The folder .*files with 1 uploaded files is missing\. Nothing was changed\. [^\n]*$/,
  );
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});
