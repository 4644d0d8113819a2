import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { schemas } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite.ts';
import { openDiskStorage } from '../storage/disk.ts';
import { databaseName } from './manifest.ts';
import { restore } from './restore.ts';

/* The fixture is a backup of an empty server with one administrator, written with better-sqlite3 12.11.1 on Node 20. */

test('a backup written with better-sqlite3 12 restores, and its database opens', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vincere-earlier-'));
  const archive = join(folder, 'backup.tar');
  const data = join(folder, 'data');
  try {
    const packed = await readFile(new URL('./fixtures/backup-sqlite-12.tar.gz', import.meta.url));
    await writeFile(archive, gunzipSync(packed));
    await restore(archive, {
      folder: data,
      schemas,
      openFiles: () => openDiskStorage(data),
      installDatabase: (path) => rename(path, join(data, databaseName)),
    });
    const db = await openSqlite(data);
    const people = await db.read.selectFrom('users').select(['email_address', 'email_verified_at']).execute();
    await db.close();
    // Administrators of earlier versions count as verified.
    expect(people).toEqual([{ email_address: 'admin@example.org', email_verified_at: expect.any(Number) }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
