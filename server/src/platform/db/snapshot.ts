import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { privateFile } from '../private-files.ts';
import { UnusableData } from './failures.ts';
import { filesOwner, newSecret, signingKey } from './secrets.ts';
import { requireUsable } from './sqlite-folder.ts';

/** A copy of a database as it was at one moment, in a file of its own that nobody serves. */
export type Snapshot = {
  /** The newest migration that was applied. */
  schema: string;
  /** How many rows each table has. */
  countRows(): Record<string, number>;
  /** Where the bytes of every file are, and how many. */
  listFiles(): FileOfRow[];
  forgetFiles(ids: readonly number[]): void;
  /**
   * Removes everything that lets somebody in without a password: sessions, password links, guest keys and the signing
   * key. Nothing of it stays in the file.
   */
  endAccess(): void;
  /** The accounts, without guests and bots. */
  countAccounts(): Accounts;
  /** Makes it another database than the one it is a copy of: files that belong to that one are none of its own. */
  disown(): void;
  close(): void;
};

export type Accounts = {
  active: number;
  deactivated: number;
  /** Emails of the active administrators. */
  administrators: string[];
};

/** Whether a folder has an embedded database. */
export function hasSqlite(folder: string): boolean {
  return existsSync(join(folder, 'vincere.sqlite'));
}

/**
 * Copies the embedded database of `folder` as it is at one moment into the new file `target`. A process that serves it
 * goes on meanwhile: readers don't hold up the one who writes.
 */
export function copySqlite(folder: string, target: string): void {
  const path = join(folder, 'vincere.sqlite');
  requireUsable(path);
  const file = new SqliteFile(path, { readonly: true, timeout: 30_000 });
  try {
    // The engine takes an empty file, whose mode is ours.
    closeSync(openSync(target, 'wx', privateFile));
    file.prepare('vacuum into ?').run(target);
  } finally {
    file.close();
  }
}

/** Whether the embedded database of `folder` has a file under this key by now. */
export function hasFileSqlite(folder: string, storageKey: string): boolean {
  const file = new SqliteFile(join(folder, 'vincere.sqlite'), { readonly: true, timeout: 30_000 });
  try {
    return file.prepare('select 1 from files where storage_key = ?').get(storageKey) !== undefined;
  } finally {
    file.close();
  }
}

/** Opens a copy. Throws when it is no database, or a damaged one. */
export function openSnapshot(path: string): Snapshot {
  const file = new SqliteFile(path);
  const check = file.pragma('integrity_check(1)', { simple: true });
  if (check !== 'ok') throw new UnusableData(`The copy of the database is damaged: ${String(check)}`);
  const newest = file
    .prepare<[], { name: string }>('select name from kysely_migration order by name desc limit 1')
    .get();
  return {
    schema: newest?.name ?? 'none',
    countRows: () =>
      Object.fromEntries(
        tablesOf(file).map((table) => [
          table,
          file.prepare<[], number>(`select count(*) from ${table}`).pluck().get() ?? 0,
        ]),
      ),
    listFiles: () =>
      file.prepare<[], FileOfRow>('select id, name, storage_key, size from files order by id').all(),
    forgetFiles: (ids) => {
      const forget = file.prepare('delete from files where id = ?');
      for (const id of ids) forget.run(id);
    },
    endAccess: () => endAccess(file),
    countAccounts: () => countAccounts(file),
    disown: () =>
      void file.prepare(`update secrets set value = ? where name = ?`).run(newSecret(), filesOwner),
    close: () => file.close(),
  };
}

/** Tables whose rows let somebody in. */
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
  // Older backups know neither guests nor bots.
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

/** Whether a table is there and has these columns. */
function hasColumns(file: SqliteFile.Database, table: string, ...columns: string[]): boolean {
  const found = new Set((file.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name));
  return found.size > 0 && columns.every((column) => found.has(column));
}

type FileOfRow = { id: number; name: string; storage_key: string; size: number };

/** Returns the product's tables. A table follows those that it refers to, except where references form a circle. */
export function tablesOf(file: SqliteFile.Database): string[] {
  const names = file
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`,
    )
    .pluck()
    .all();
  const visited = new Set<string>();
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const { table } of file.pragma(`foreign_key_list(${name})`) as { table: string }[]) visit(table);
    ordered.push(name);
  };
  for (const name of names) visit(name);
  return ordered;
}
