import { spawnSync } from 'node:child_process';
import {
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@vincere/contract';
import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePasswordLink } from '../../people/accounts/passwords/links.ts';
import { prepareDatabase } from '../../testing/database.ts';
import { fileOf, sampleText } from '../../testing/files.ts';
import { buildRun, decideAll } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { openStoredData } from '../../testing/stored-data.ts';
import { schemas } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { openSnapshot } from '../db/snapshot.ts';
import { fillPostgres, isEmpty } from '../db/transfer.ts';
import { openDiskStorage } from '../storage/disk.ts';
import { backUp } from './backup.ts';
import { databaseName } from './manifest.ts';
import { restore } from './restore.ts';
import { sourceOf } from './source.ts';

const databaseUrl = process.env['DATABASE_URL'];
const isPostgres = databaseUrl !== undefined && databaseUrl !== '';

let server: TestServer;
let votes: number;
let admin: Pick<Client, 'call'>;
let upload: (name: string) => Promise<{ id: number }>;
beforeAll(async () => {
  server = await startServer();
  const run = await buildRun(server, { rooms: ['political', 'legal', 'social'] });
  await decideAll(run, run.first);
  votes = run.members.length;
  const params = { simulationId: run.simulation.id };
  admin = run.facilitator;
  upload = (name) => admin.call('uploadSimulationFile', { params, ...fileOf(name) });
  await upload('brief.txt');
});
afterAll(() => server.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const source = () => ({ version: '1.2.3', ...sourceOf(server.app.config, server.app.files) });

/** Backs up the server into a new archive. */
async function backedUp(name = 'backup.tar') {
  const target = join(folder, name);
  return { target, ...(await backUp(target, source())) };
}

/** Restores into a new embedded database. */
const restored = (archive: string, data = join(folder, 'data'), known = schemas) =>
  restore(archive, {
    folder: data,
    schemas: known,
    openFiles: () => openDiskStorage(data),
    installDatabase: (path) => rename(path, join(data, databaseName)),
  });

describe('a backup of a running server', () => {
  test('a backup of a running server restores everything in another data folder', async () => {
    const { target, manifest, leftOut } = await backedUp();
    expect(manifest).toMatchObject({ version: '1.2.3', schema: schemas.at(-1), rows: { votes, files: 1 } });
    expect(leftOut).toBe(0);
    await restored(target);
    const data = openStoredData(join(folder, 'data'));
    expect(await data.problems()).toEqual([]);
    expect(data.rows('select id from votes')).toHaveLength(votes);
    const [file] = data.rows<{ storage_key: string }>('select storage_key from files');
    const stored = await (await openDiskStorage(join(folder, 'data'))).open(file?.storage_key ?? '');
    expect((await stored?.toArray())?.join('')).toBe(sampleText);
    data.close();
  });

  test('a backup is one private archive that tar can list', async () => {
    const { target } = await backedUp();
    expect((await stat(target)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['backup.tar']);
    const { stdout } = spawnSync('tar', ['tf', target], { encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^files\/../),
      'vincere.sqlite',
      'manifest.json',
      'manifest.json.sha256',
    ]);
  });

  test('a backup leaves out a file that is deleted while it is made', async () => {
    const late = await upload('late.txt');
    const target = join(folder, 'backup.tar');
    const { manifest, leftOut } = await backUp(target, {
      ...source(),
      copyDatabase: async (copy) => {
        await source().copyDatabase(copy);
        await admin.call('deleteFile', { params: { fileId: late.id } });
      },
    });
    expect({ leftOut, files: manifest.rows['files'] }).toEqual({ leftOut: 1, files: 1 });
    await restored(target);
    const data = openStoredData(join(folder, 'data'));
    expect(await data.problems()).toEqual([]);
    data.close();
  });

  test('a backup fails with the name of a file whose content is missing', async () => {
    const elsewhere = await openDiskStorage(join(folder, 'elsewhere'));
    const wrong = { ...source(), ...sourceOf(server.app.config, elsewhere) };
    await expect(backUp(join(folder, 'backup.tar'), wrong)).rejects.toThrow(
      /^The bytes of the uploaded file brief\.txt \([\w/-]+\) are missing: /,
    );
    expect(await readdir(folder)).toEqual(['elsewhere']);
  });

  test('a backup never overwrites a file, and leaves no unfinished one', async () => {
    const { target } = await backedUp();
    await expect(backUp(target, source())).rejects.toThrow(`${target} exists already`);
    const broken = { ...source(), copyDatabase: () => Promise.reject(new Error('no room')) };
    await expect(backUp(join(folder, 'other.tar'), broken)).rejects.toThrow('no room');
    await expect(backUp(join(folder, 'missing', 'x.tar'), source())).rejects.toThrow(/is no folder/);
    expect(await readdir(folder)).toEqual(['backup.tar']);
  });
});

describe('data that grants access without a password', () => {
  /** Returns such rows of a database file, and the secrets that its bytes contain. */
  async function accessIn(path: string, secrets: readonly string[]) {
    const bytes = await readFile(path);
    const file = new SqliteFile(path, { readonly: true });
    const count = (from: string) => file.prepare(`select count(*) from ${from}`).pluck().get();
    const found = {
      sessions: count('sessions'),
      links: count('password_links'),
      guestKeys: count('seats where guest_key_hash is not null'),
      keys: count(`secrets where name = 'signing-key'`),
      inBytes: secrets.filter((secret) => bytes.includes(secret)),
    };
    file.close();
    return found;
  }
  const none = { sessions: 0, links: 0, guestKeys: 0, keys: 0, inBytes: [] };

  test('data that grants access without a password is in no backup, and removed from a restored older one', async () => {
    const { app } = server;
    const person = await server.user();
    await app.systemChange(async ({ tx }) => {
      await makePasswordLink(app, tx, person.id);
      await tx.updateTable('seats').set({ guest_key_hash: 'hash-of-a-guest-key' }).execute();
    });
    const [sessions, links, secrets] = await Promise.all([
      app.db.read.selectFrom('sessions').select('refresh_token_hash').execute(),
      app.db.read.selectFrom('password_links').select('token_hash').execute(),
      app.db.read.selectFrom('secrets').select('value').where('name', '=', 'signing-key').execute(),
    ]);
    const known = [
      ...sessions.map((row) => row.refresh_token_hash),
      ...links.map((row) => row.token_hash),
      ...secrets.map((row) => row.value),
      'hash-of-a-guest-key',
    ];
    const { target } = await backedUp();
    let isSeen = false;
    await restore(target, {
      folder: join(folder, 'data'),
      schemas,
      openFiles: () => openDiskStorage(join(folder, 'data')),
      installDatabase: async (path) => {
        isSeen = true;
        expect(await accessIn(path, known)).toEqual(none);
        await rename(path, join(folder, 'data', databaseName));
      },
    });
    expect(isSeen).toBe(true);

    // Earlier versions wrote backups with such data.
    const full = join(folder, 'full.sqlite');
    await mkdir(join(folder, 'copy'));
    await source().copyDatabase(join(folder, 'copy', databaseName));
    await rename(join(folder, 'copy', databaseName), full);
    expect(await accessIn(full, known)).not.toMatchObject({ sessions: 0 });
    const snapshot = openSnapshot(full);
    snapshot.endAccess();
    snapshot.close();
    expect(await accessIn(full, known)).toEqual(none);
  });
});

test('a signing key from the environment is in no database or backup', async () => {
  const key = 'a signing key that is long enough';
  const other = await startServer({ VINCERE_SIGNING_KEY: key });
  await other.administrator();
  const rows = await other.app.db.read.selectFrom('secrets').selectAll().execute();
  expect(rows.filter(({ name, value }) => name === 'signing-key' || value === key)).toEqual([]);
  await other.close();
});

describe('a restore refuses', () => {
  const isUntouched = async () => expect(await readdir(join(folder, 'data')).catch(() => [])).toEqual([]);

  test('a restore refuses a data folder that is not empty', async () => {
    const { target } = await backedUp();
    await mkdir(join(folder, 'data'));
    await writeFile(join(folder, 'data', 'mine'), 'x');
    await expect(restored(target)).rejects.toThrow(/is not empty: nothing was changed$/);
    expect(await readdir(join(folder, 'data'))).toEqual(['mine']);
  });

  test('a restore refuses an archive that is truncated anywhere', async () => {
    const { target } = await backedUp();
    const { size } = await stat(target);
    for (const length of [0, 100, 512, 1_000, size >> 1, size - 2_048, size - 1_024 - 512]) {
      const cut = join(folder, `cut-${length}.tar`);
      await copyFile(target, cut);
      await truncate(cut, length);
      await expect(restored(cut)).rejects.toThrow(/is no backup of Vincere, or is cut short$/);
    }
    await isUntouched();
  });

  test('a restore refuses an archive with a changed byte', async () => {
    const { target } = await backedUp();
    const { size } = await stat(target);
    // The byte is in a header, a file, the database, the manifest, or the manifest's checksum.
    for (const at of [10, 520, 40_000, size - 3_600, size - 1_500]) {
      const bad = join(folder, `bad-${at}.tar`);
      await copyFile(target, bad);
      const handle = await open(bad, 'r+');
      const byte = Buffer.alloc(1);
      await handle.read(byte, 0, 1, at);
      await handle.write(Buffer.from([byte.readUInt8(0) ^ 0x11]), 0, 1, at);
      await handle.close();
      await expect(restored(bad)).rejects.toThrow(/is damaged: |is no backup of Vincere/);
    }
    await isUntouched();
  });

  test('a restore refuses a backup of a newer version, naming that version', async () => {
    const { target } = await backedUp();
    await expect(restored(target, join(folder, 'data'), ['0000-older'])).rejects.toThrow(
      /was made by a newer Vincere \(1\.2\.3, schema [\w-]+\); this one knows schemas up to 0000-older$/,
    );
    await isUntouched();
  });

  test('a restore refuses a missing archive', async () => {
    await expect(restored(join(folder, 'nothing.tar'))).rejects.toThrow(/nothing\.tar cannot be read$/);
  });
});

describe.skipIf(!isPostgres)('a backup, whatever engine it is from', () => {
  test('a backup from any engine fills an empty PostgreSQL database, and new rows get new ids', async () => {
    const { target } = await backedUp();
    await restored(target);
    const database = await prepareDatabase(folder);
    const db = await openPostgres(database.environment['DATABASE_URL'] ?? '', () => {});
    try {
      expect(await isEmpty(db)).toBe(true);
      await fillPostgres(db, join(folder, 'data'));
      expect(await isEmpty(db)).toBe(false);
      for (const table of ['votes', 'users', 'files', 'decisions'] as const) {
        const count = async (from: typeof db) =>
          (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(from.read)).rows;
        expect(await count(db)).toEqual(await count(server.app.database));
      }
      const stage = await db.read.selectFrom('stages').selectAll().executeTakeFirstOrThrow();
      const scenario = { stage_id: stage.id, name: 'Later', description: '' };
      await db.change(({ tx }) => tx.insertInto('scenarios').values(scenario).execute());
    } finally {
      await db.close();
      await database.remove();
    }
  });
});
