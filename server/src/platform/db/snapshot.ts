import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { privateFile } from '../private-files.ts';
import { UnusableData } from './failures.ts';
import { filesOwner, newSecret, signingKey } from './secrets.ts';
import { requireUsable } from './sqlite-folder.ts';

/** A consistent copy of a database in a separate SQLite file that no server uses. */
export type Snapshot = {
  /** The newest migration that was applied. */
  schema: string;
  /** Returns the number of rows by table name. */
  countRows(): Record<string, number>;
  /** Lists all uploaded files, including deleted ones that an edition lists, with the storage key and size of their contents. */
  listFiles(): FileRow[];
  /** Deletes the rows of files with these storage keys. */
  deleteFileRows(storageKeys: readonly string[]): void;
  /**
   * Removes everything that grants access without a password: sessions, password links, guest keys and the signing key.
   * The deleted data is overwritten in the file.
   */
  endAccess(): void;
  /** Counts the accounts, without guests and bots. */
  countAccounts(): Accounts;
  /** Gives the copy a new identity, so that it no longer owns the stored files of the original database. */
  changeIdentity(): void;
  close(): void;
};

export type Accounts = {
  active: number;
  deactivated: number;
  /** Emails of the active administrators. */
  administrators: string[];
};

/** Returns whether a folder has an embedded database. */
export function hasSqlite(folder: string): boolean {
  return existsSync(join(folder, 'vincere.sqlite'));
}

/**
 * Copies a consistent state of the embedded database of `folder` into the new file `target`. A server may use the
 * database meanwhile: in WAL mode, readers don't block the writer.
 */
export function copySqlite(folder: string, target: string): void {
  const path = join(folder, 'vincere.sqlite');
  requireUsable(path);
  const file = new SqliteFile(path, { readonly: true, timeout: 30_000 });
  try {
    // SQLite accepts an empty file, so create it with private permissions first.
    closeSync(openSync(target, 'wx', privateFile));
    file.prepare('vacuum into ?').run(target);
  } finally {
    file.close();
  }
}

/** Returns whether the embedded database of `folder` currently has a file with this storage key. */
export function hasFileSqlite(folder: string, storageKey: string): boolean {
  const file = new SqliteFile(join(folder, 'vincere.sqlite'), { readonly: true, timeout: 30_000 });
  try {
    return (
      file
        .prepare(
          'select 1 from files where storage_key = $key union all select 1 from edition_files where storage_key = $key',
        )
        .get({ key: storageKey }) !== undefined
    );
  } finally {
    file.close();
  }
}

/** Opens a copy of a database. Throws when the file is not a database, or is damaged. */
export function openSnapshot(path: string): Snapshot {
  const file = new SqliteFile(path);
  const check = file.pragma('integrity_check(1)', { simple: true });
  if (check !== 'ok') throw new UnusableData(`The copy of the database is damaged: ${String(check)}`);
  const newestMigration = file
    .prepare<[], { name: string }>('select name from kysely_migration order by name desc limit 1')
    .get();
  return {
    schema: newestMigration?.name ?? 'none',
    countRows: () =>
      Object.fromEntries(
        tablesOf(file).map((table) => [
          table,
          file.prepare<[], number>(`select count(*) from ${table}`).pluck().get() ?? 0,
        ]),
      ),
    listFiles: () =>
      file
        .prepare<[], FileRow>(
          hasColumns(file, 'edition_files')
            ? 'select name, storage_key, size from files union select name, storage_key, size from edition_files'
            : 'select name, storage_key, size from files',
        )
        .all(),
    deleteFileRows: (storageKeys) => {
      const deleteRow = file.prepare('delete from files where storage_key = ?');
      for (const key of storageKeys) deleteRow.run(key);
    },
    endAccess: () => endAccess(file),
    countAccounts: () => countAccounts(file),
    changeIdentity: () =>
      void file.prepare(`update secrets set value = ? where name = ?`).run(newSecret(), filesOwner),
    close: () => file.close(),
  };
}

/** Tables whose rows grant access. */
const accessTables = ['sessions', 'password_links', 'email_links', 'registrations'];

function endAccess(file: SqliteFile.Database): void {
  // Deleted content would otherwise stay in unused pages.
  file.pragma('secure_delete = ON');
  file.transaction(() => {
    for (const table of accessTables) if (hasColumns(file, table)) file.exec(`delete from ${table}`);
    if (hasColumns(file, 'seats', 'guest_key_hash'))
      file.exec('update seats set guest_key_hash = null where guest_key_hash is not null');
    file.prepare('delete from secrets where name = ?').run(signingKey);
  })();
}

function countAccounts(file: SqliteFile.Database): Accounts {
  // Older backups have no columns for guests and bots.
  const people = [
    ...(hasColumns(file, 'users', 'is_guest') ? ['is_guest = 0'] : []),
    ...(hasColumns(file, 'users', 'rehearsal_id') ? ['rehearsal_id is null'] : []),
    'true',
  ].join(' and ');
  const count = (isActive: 0 | 1) =>
    file
      .prepare<[number], number>(`select count(*) from users where is_active = ? and ${people}`)
      .pluck()
      .get(isActive) ?? 0;
  const administrators = file
    .prepare<[], string>(
      `select email_address from users where is_admin = 1 and is_active = 1 and ${people} order by email_key`,
    )
    .pluck()
    .all();
  return { active: count(1), deactivated: count(0), administrators };
}

/** Returns whether a table exists and has these columns. */
function hasColumns(file: SqliteFile.Database, table: string, ...columns: string[]): boolean {
  const existingColumns = new Set(
    (file.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name),
  );
  return existingColumns.size > 0 && columns.every((column) => existingColumns.has(column));
}

type FileRow = { name: string; storage_key: string; size: number };

/** Returns the names of the tables. A table comes after those that it references, unless references form a circle. */
export function tablesOf(file: SqliteFile.Database): string[] {
  const names = file
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`,
    )
    .pluck()
    .all();
  const visitedTables = new Set<string>();
  const orderedTables: string[] = [];
  const visit = (name: string) => {
    if (visitedTables.has(name)) return;
    visitedTables.add(name);
    for (const { table } of file.pragma(`foreign_key_list(${name})`) as { table: string }[]) visit(table);
    orderedTables.push(name);
  };
  for (const name of names) visit(name);
  return orderedTables;
}
