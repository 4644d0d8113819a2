import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteFile from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { typeStripping } from '../type-stripping.ts';
import { UnusableData } from './failures.ts';
import { openSqlite } from './sqlite.ts';
import { claimDatabase, DataFolderInUse, lockFolder } from './sqlite-folder.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-folder-'));
  path = join(folder, 'vincere.sqlite');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Opens the folder in another process and returns its output: `opened` or the error message. */
async function openElsewhere(): Promise<string> {
  const script = `
    import { openSqlite } from ${JSON.stringify(fileURLToPath(new URL('./sqlite.ts', import.meta.url)))};
    await openSqlite(${JSON.stringify(folder)}).then(
      async (db) => { process.stdout.write('opened'); await db.close(); },
      (error) => process.stdout.write(error.message),
    );`;
  const child = spawn(process.execPath, [...typeStripping, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await once(child, 'close');
  return printed;
}

const inUse = () => `Another Vincere process is using the data folder ${folder}`;
const storeSecret = (db: Awaited<ReturnType<typeof openSqlite>>, name: string) =>
  db.change(({ tx }) => tx.insertInto('secrets').values({ name, value: '' }).execute());

describe('a data folder that a process has open', () => {
  test('an open data folder refuses every other process, even after its lock file was deleted', async () => {
    const db = await openSqlite(folder);
    expect(await openElsewhere()).toBe(inUse());
    await rm(join(folder, 'lock.sqlite'));
    expect(await openElsewhere()).toBe(inUse());
    // The refused process has created a new lock file, which must not help the next one.
    expect(await openElsewhere()).toBe(inUse());
    await storeSecret(db, 'kept');
    await db.close();
    expect(await openElsewhere()).toBe('opened');
    // Long timeout: the test starts four processes one after the other.
  }, 120_000);

  test('a data folder is not claimed if its lock file is replaced before the database is open', async () => {
    const first = claimDatabase(folder);
    await rm(join(folder, 'lock.sqlite'));
    const second = lockFolder(folder);
    expect(first.confirm).toThrow(DataFolderInUse);
    first.release();
    second.release();
  });
});

describe('a database file that disappears while the server runs', () => {
  test.each([
    ['deleted', () => Promise.resolve()],
    ['replaced', () => writeFile(path, 'x')],
  ])('all changes fail when the database file is %s while the server runs', async (_how, after) => {
    const db = await openSqlite(folder);
    await storeSecret(db, 'before');
    await rename(path, `${path}.moved`);
    await after();
    const away = { name: 'DatabaseUnavailable', message: expect.stringContaining(path) };
    await expect(storeSecret(db, 'after')).rejects.toMatchObject(away);
    await expect(db.ping()).rejects.toMatchObject(away);
    await rename(`${path}.moved`, path);
    await storeSecret(db, 'back');
    const names = await db.read.selectFrom('secrets').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual(['answer-order', 'back', 'before']);
    await db.close();
  });
});

describe('a start refuses with one line, and leaves unchanged,', () => {
  /** Returns the message of the refused start. A prefix marks other errors and a changed database file. */
  const refusal = async () => {
    const before = await readFile(path).catch(() => null);
    const message = await openSqlite(folder).then(
      () => 'opened',
      (error: unknown) => (error instanceof UnusableData ? error.message : `bug: ${String(error)}`),
    );
    const after = await readFile(path).catch(() => null);
    return before?.toString('hex') === after?.toString('hex') ? message : `changed: ${message}`;
  };

  test('a start refuses an empty database file with one line, and leaves it unchanged', async () => {
    await writeFile(path, '');
    expect(await refusal()).toMatch(
      /^The database file .*vincere\.sqlite is empty\. Nothing was changed\. [^\n]*$/,
    );
  });

  test('a start refuses a file that is not a database with one line, and leaves it unchanged', async () => {
    await writeFile(path, 'This is a letter to the operator. '.repeat(1_000));
    expect(await refusal()).toMatch(
      /^The database file .*vincere\.sqlite is damaged or no database\. [^\n]*$/,
    );
  });

  test.each(['at its end', 'in its middle'])(
    'a start refuses a database that is damaged %s with one line, and leaves it unchanged',
    async (where) => {
      const db = await openSqlite(folder);
      for (let n = 0; n < 200; n += 1) await storeSecret(db, `${n} ${'x'.repeat(200)}`);
      await db.close();
      const bytes = await readFile(path);
      if (where === 'at its end') await writeFile(path, bytes.subarray(0, bytes.length - 3 * 4096));
      else await writeFile(path, bytes.fill(0x5a, bytes.length >> 1));
      expect(await refusal()).toMatch(/^The database file .*vincere\.sqlite is damaged[^\n]*$/);
    },
  );

  test('a start refuses a journal whose database file is missing with one line, and leaves it unchanged', async () => {
    await writeFile(`${path}-wal`, 'x');
    expect(await refusal()).toMatch(
      /^The database file .* is missing, but its journal .*-wal is there: [^\n]*$/,
    );
    expect(await readdir(folder)).toContain('vincere.sqlite-wal');
  });

  test('a start refuses a database of a newer version with one line, and leaves it unchanged', async () => {
    await (await openSqlite(folder)).close();
    const file = new SqliteFile(path);
    file.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`);
    file.close();
    expect(await refusal()).toMatch(
      /^The database file .* has the schema 9999-later of a newer Vincere; [^\n]*$/,
    );
  });
});
