import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { makePrivateFolder, privateFile } from '../private-files.ts';
import { DatabaseAway, UnusableData } from './failures.ts';

/** Another process has the data folder open; the message is one line for the operator. */
export class DataFolderInUse extends UnusableData {}

/** How long another reader of the database, such as a backup, may delay a start, in ms. */
const patienceMs = 5_000;

/** The embedded database of a folder, which this process alone may open. */
export type ClaimedDatabase = {
  /** Path of the database file. */
  path: string;
  /** Throws `DataFolderInUse` when another process took the folder meanwhile. Call it once the database is open. */
  confirm: () => void;
  /** Throws `DatabaseAway` when the file at the path is no longer the one that this process has open. */
  requireInPlace: () => void;
  /** Gives the folder back. */
  release: () => void;
};

/**
 * Takes the folder for this process, makes the database file if it is missing, and checks it. All of it is readable by
 * this account only. Throws `DataFolderInUse`, or `UnusableData` for a file that is empty, damaged or no database.
 */
export function claimDatabase(folder: string): ClaimedDatabase {
  const lock = lockFolder(folder);
  const path = join(folder, 'vincere.sqlite');
  try {
    if (existsSync(path)) requireUsable(path);
    else makeFile(path);
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
        throw new DatabaseAway(
          `The database file ${path} was deleted or replaced while the server runs: nothing can be saved. Stop the server and bring the file back`,
        );
    },
    release: lock.release,
  };
}

/**
 * Holds a second, tiny file open exclusively: the system frees it when the process dies, and the database stays readable
 * for backups. Throws `DataFolderInUse`.
 */
export function lockFolder(folder: string): { isInPlace: () => boolean; release: () => void } {
  makePrivateFolder(folder);
  const path = join(folder, 'lock.sqlite');
  makeEmpty(path);
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
 * Asks for the database file itself. Every process that has it open holds a shared lock on it, so that deleting the lock
 * file lets no second process in.
 */
function requireAlone(folder: string, path: string): void {
  const probe = new SqliteFile(path, { timeout: patienceMs });
  try {
    probe.pragma('locking_mode = EXCLUSIVE');
    probe.prepare('select count(*) from sqlite_schema').get();
  } catch (error) {
    throw isBusy(error) ? inUse(folder) : error;
  } finally {
    probe.close();
  }
}

/** Gives the file its name once it is a database: one without content under that name is never ours. */
function makeFile(path: string): void {
  if (existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0)
    throw new UnusableData(
      `The database file ${path} is missing, but its journal ${path}-wal is there: bring the database file back, or move the journal elsewhere to begin with an empty database`,
    );
  const unfinished = `${path}.new`;
  rmSync(unfinished, { force: true });
  makeEmpty(unfinished);
  const file = new SqliteFile(unfinished);
  try {
    file.pragma('user_version = 1');
  } finally {
    file.close();
  }
  renameSync(unfinished, path);
}

/** Makes an empty file that only this account may read. An existing file is never opened: closing it would free its locks. */
function makeEmpty(path: string): void {
  try {
    closeSync(openSync(path, 'wx', privateFile));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Throws `UnusableData` when the database file at `path` is empty, damaged or no database. Changes nothing. */
export function requireUsable(path: string): void {
  const wayOn =
    'Nothing was changed. Move the data folder elsewhere and restore a backup, or bring the file back';
  if (statSync(path).size === 0) throw new UnusableData(`The database file ${path} is empty. ${wayOn}`);
  // A reader does not bring the journal into a damaged file.
  const file = new SqliteFile(path, { readonly: true, timeout: patienceMs });
  try {
    const check = file.pragma('quick_check(1)', { simple: true });
    if (check !== 'ok') throw new UnusableData(`The database file ${path} is damaged. ${wayOn}`);
  } catch (error) {
    if (error instanceof SqliteFile.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code))
      throw new UnusableData(`The database file ${path} is damaged or no database. ${wayOn}`);
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

function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
