import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { makePrivateFolder, privateFile } from '../private-files.ts';
import { DatabaseUnavailable, UnusableData } from './failures.ts';

/** Another process has the data folder open; the message is one line for the operator. */
export class DataFolderInUse extends UnusableData {}

/** A start waits at most this long for other readers of the database, such as a backup, in ms. */
const lockTimeoutMs = 5_000;

/** The embedded database of a folder, claimed by this process for exclusive use. */
export type ClaimedDatabase = {
  /** Path of the database file. */
  path: string;
  /** Throws `DataFolderInUse` when another process claimed the folder meanwhile. Call it once the database is open. */
  confirm: () => void;
  /** Throws `DatabaseUnavailable` when the file at the path is not the one that this process has open. */
  requireInPlace: () => void;
  /** Releases the claim. */
  release: () => void;
};

/**
 * Claims the folder for this process, creates the database file if it is missing, and checks it. Only this user account
 * can read the files. Throws `DataFolderInUse`, or `UnusableData` for a file that is empty, damaged or not a database.
 */
export function claimDatabase(folder: string): ClaimedDatabase {
  const lock = lockFolder(folder);
  const path = join(folder, 'vincere.sqlite');
  try {
    if (existsSync(path)) requireUsable(path);
    else createDatabaseFile(path);
    requireAlone(folder, path);
  } catch (error) {
    lock.release();
    throw error;
  }
  const identity = identityOf(path);
  return {
    path,
    confirm: () => {
      if (!lock.isInPlace()) throw inUse(folder);
    },
    requireInPlace: () => {
      if (identityOf(path) !== identity)
        throw new DatabaseUnavailable(
          `The database file ${path} was deleted or replaced while the server runs: nothing can be saved. Stop the server and bring the file back`,
        );
    },
    release: lock.release,
  };
}

/**
 * Locks a separate, tiny file exclusively. The system releases the lock when the process dies, and backups can still
 * read the database. Throws `DataFolderInUse`.
 */
export function lockFolder(folder: string): { isInPlace: () => boolean; release: () => void } {
  makePrivateFolder(folder);
  const path = join(folder, 'lock.sqlite');
  createEmpty(path);
  const lock = new SqliteFile(path, { timeout: 0 });
  const identity = identityOf(path);
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('begin exclusive; commit');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? inUse(folder) : error;
  }
  return { isInPlace: () => identityOf(path) === identity, release: () => void lock.close() };
}

/**
 * Locks the database file itself for a moment, as a second safeguard. Every process that has the database open holds a
 * shared lock on it, so this fails even if somebody deleted the lock file.
 */
function requireAlone(folder: string, path: string): void {
  const probe = new SqliteFile(path, { timeout: lockTimeoutMs });
  try {
    probe.pragma('locking_mode = EXCLUSIVE');
    probe.prepare('select count(*) from sqlite_schema').get();
  } catch (error) {
    throw isBusy(error) ? inUse(folder) : error;
  } finally {
    probe.close();
  }
}

/** Creates the database under a temporary name and then renames it, so that we never leave an empty database file. */
function createDatabaseFile(path: string): void {
  if (existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0)
    throw new UnusableData(
      `The database file ${path} is missing, but its journal ${path}-wal is there: bring the database file back, or move the journal elsewhere to begin with an empty database`,
    );
  const unfinishedPath = `${path}.new`;
  rmSync(unfinishedPath, { force: true });
  createEmpty(unfinishedPath);
  const file = new SqliteFile(unfinishedPath);
  try {
    file.pragma('user_version = 1');
  } finally {
    file.close();
  }
  renameSync(unfinishedPath, path);
}

/**
 * Creates an empty file that only this user account can read. Doesn't open an existing file, because closing it would
 * release this process's locks on it.
 */
function createEmpty(path: string): void {
  try {
    closeSync(openSync(path, 'wx', privateFile));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Throws `UnusableData` when the database file at `path` is empty, damaged or not a database. Changes nothing. */
export function requireUsable(path: string): void {
  const remedy =
    'Nothing was changed. Move the data folder elsewhere and restore a backup, or bring the file back';
  if (statSync(path).size === 0) throw new UnusableData(`The database file ${path} is empty. ${remedy}`);
  // A read-only handle doesn't write the journal into a damaged file.
  const file = new SqliteFile(path, { readonly: true, timeout: lockTimeoutMs });
  try {
    const check = file.pragma('quick_check(1)', { simple: true });
    if (check !== 'ok') throw new UnusableData(`The database file ${path} is damaged. ${remedy}`);
  } catch (error) {
    if (error instanceof SqliteFile.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code))
      throw new UnusableData(`The database file ${path} is damaged or no database. ${remedy}`);
    throw error;
  } finally {
    file.close();
  }
}

function inUse(folder: string): DataFolderInUse {
  return new DataFolderInUse(`Another Vincere process is using the data folder ${folder}`);
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** Returns the device and inode of a file, or undefined if there is none. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}
