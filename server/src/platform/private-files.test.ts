import { chmod, lstat, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileOf } from '../testing/files.ts';
import { startServer } from '../testing/server.ts';
import { buildSimulation } from '../testing/simulations.ts';
import { schemas } from './db/migrate.ts';
import { backUp } from './ops/backup.ts';
import { databaseName } from './ops/manifest.ts';
import { restore } from './ops/restore.ts';
import { sourceOf } from './ops/source.ts';
import { closeToOthers } from './private-files.ts';
import { openDiskStorage } from './storage/disk.ts';

let folder: string;
let umask: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-private-'));
  // With the most permissive umask, files are only private if the server sets their mode.
  umask = process.umask(0);
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true, force: true });
});

/** Returns the relative paths of everything in a folder that other accounts can access. The folder itself is `.`. */
async function openIn(path: string): Promise<string[]> {
  const names = ['.', ...(await readdir(path, { recursive: true }))];
  const modes = await Promise.all(names.map(async (name) => (await lstat(join(path, name))).mode));
  return names.filter((_name, index) => ((modes[index] ?? 0) & 0o077) !== 0).sort();
}

async function startWithFile(data: string) {
  const server = await startServer({ VINCERE_DATA: data });
  const admin = await server.administrator();
  const { id: simulationId } = await buildSimulation(server.app);
  await admin.call('uploadSimulationFile', { params: { simulationId }, ...fileOf('brief.txt') });
  return server;
}

describe('the files of a server', () => {
  test('the files of a server are readable by its own account only, whatever the umask', async () => {
    const data = join(folder, 'made', 'data');
    const server = await startWithFile(data);
    const written = await readdir(data);
    expect(await openIn(join(folder, 'made'))).toEqual([]);
    expect(written).toContain('files');
    const ofSqlite = ['lock.sqlite', 'vincere.sqlite', 'vincere.sqlite-shm', 'vincere.sqlite-wal'];
    const expected = server.app.db.engine === 'sqlite' ? ofSqlite : [];
    expect(written).toEqual(expect.arrayContaining(expected));
    await server.close();
  });

  test('the files of a server stay private in backups, temporary files and restored data', async () => {
    const server = await startWithFile(join(folder, 'data'));
    const archives = join(folder, 'archives');
    const elsewhere = join(folder, 'elsewhere');
    const { copyDatabase, ...source } = sourceOf(server.app.config, server.app.files);
    await mkdir(archives, { mode: 0o700 });
    await backUp(join(archives, 'backup.tar'), {
      version: '1.2.3',
      ...source,
      copyDatabase: async (copy) => {
        await copyDatabase(copy);
        expect(await openIn(archives)).toEqual([]);
      },
    });
    await restore(join(archives, 'backup.tar'), {
      folder: elsewhere,
      schemas,
      openFiles: () => openDiskStorage(elsewhere),
      installDatabase: async (path) => {
        expect(await openIn(elsewhere)).toEqual([]);
        await rename(path, join(elsewhere, databaseName));
      },
    });
    expect([...(await openIn(archives)), ...(await openIn(elsewhere))]).toEqual([]);
    await server.close();
  });
});

describe('a data folder of an earlier version', () => {
  /** Gives all accounts access to the data folder, as earlier versions did. */
  async function openToAll(path: string) {
    for (const name of await readdir(path, { recursive: true })) {
      const isFolder = (await stat(join(path, name))).isDirectory();
      await chmod(join(path, name), isFolder ? 0o755 : 0o644);
    }
    await chmod(path, 0o755);
  }
  const closed = async (data: string) => {
    const lines: string[] = [];
    await closeToOthers(data, (line) => lines.push(line));
    return lines;
  };

  test('a start makes the data folder of an earlier version private, and logs it once', async () => {
    const data = join(folder, 'data');
    await (await startWithFile(data)).close();
    await openToAll(data);
    expect(await openIn(data)).not.toEqual([]);
    const server = await startServer({ VINCERE_DATA: data });
    expect(await openIn(data)).toEqual([]);
    await server.close();

    await openToAll(data);
    expect(await closed(data)).toEqual([
      expect.stringMatching(/^Other accounts of this machine could read .*: \d+ files and folders /),
    ]);
    expect(await closed(data)).toEqual([]);
  });

  test('a data folder with other files in it keeps its mode and theirs', async () => {
    const data = join(folder, 'data');
    await (await startWithFile(data)).close();
    await openToAll(data);
    await writeFile(join(data, 'readme.txt'), 'x', { mode: 0o644 });
    expect(await closed(data)).toEqual([expect.stringMatching(/the folder itself keeps its mode/)]);
    expect(await openIn(data)).toEqual(['.', 'readme.txt']);
    expect(await closed(data)).toEqual([]);
  });
});
