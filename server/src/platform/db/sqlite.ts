import { setTimeout as pause } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import { Kysely, sql, type Transaction } from 'kysely';
import { yieldToEventLoop } from '../yield.ts';
import {
  type Change,
  changeIn,
  type Database,
  deliver,
  type EventListener,
  type Notice,
} from './database.ts';
import { ensureEngine } from './engine.ts';
import { migrate, type Warn } from './migrate.ts';
import { openReadTransaction } from './read-transaction.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { type ClaimedDatabase, claimDatabase } from './sqlite-folder.ts';

/** One commit accepts queued changes for at most this long, in ms, because it blocks the event loop meanwhile. */
const maxBatchMs = 10;
/** A commit of several changes starts a burst of this length, in ms. */
const burstMs = 200;
/** During a burst, the first queued change waits this long for others to share its commit, in ms. */
const burstDelayMs = 5;

/**
 * Opens the embedded database in `folder`, and creates it if it is missing. `onStatement` receives every statement with
 * its values, and `warn` what the operator should know. Throws `DataFolderInUse` when another process has it open, and
 * `UnusableData` for a file that is empty, damaged or of a newer version.
 */
export async function openSqlite(
  folder: string,
  onStatement?: (sql: string) => void,
  warn: Warn = () => {},
): Promise<Database> {
  ensureEngine();
  const claim = claimDatabase(folder);
  try {
    return await openClaimed(claim, onStatement, warn);
  } catch (error) {
    claim.release();
    throw error;
  }
}

async function openClaimed(
  { path, confirm, requireInPlace, release }: ClaimedDatabase,
  onStatement: ((sql: string) => void) | undefined,
  warn: Warn,
): Promise<Database> {
  await migrateFile(path, onStatement, warn);
  const writing = openFile(path, onStatement);
  const reading = openFile(path, onStatement);
  confirm();
  const reads = openReadTransaction(reading);
  const writer = new Kysely<Schema>({ dialect: sqliteDialect(writing, { beforeCommit: reads.end }) });
  const reader = new Kysely<Schema>({ dialect: sqliteDialect(reading, { beforeStatement: reads.begin }) });

  const listeners = new Set<EventListener>();
  const publish = (notices: readonly Notice[]) => deliver(notices, listeners);

  return {
    engine: 'sqlite',
    read: reader,
    change: sharedCommits(writer, prepareSavepoints(writing), requireInPlace, publish),
    listen: (listener) => void listeners.add(listener),
    ping: async () => {
      requireInPlace();
      await sql`select 1 from secrets limit 1`.execute(reader);
    },
    wallClock: Date.now,
    close: async () => {
      await reader.destroy();
      await writer.destroy();
      // Kysely doesn't close a handle that it never used.
      for (const file of [reading, writing]) file.close();
      release();
    },
  };
}

/** Migrates on a separate handle, because statements prepared before the migration would keep the old columns. */
async function migrateFile(
  path: string,
  onStatement: ((sql: string) => void) | undefined,
  warn: Warn,
): Promise<void> {
  const migrating = new Kysely<Schema>({ dialect: sqliteDialect(openFile(path, onStatement)) });
  try {
    await migrate(migrating, `The database file ${path}`, warn);
  } finally {
    await migrating.destroy();
  }
}

/** Opens a handle to the database file that is durable at each commit. `onStatement` receives every statement. */
export function openFile(path: string, onStatement?: (sql: string) => void): SqliteFile.Database {
  const verbose = onStatement && ((sql: unknown) => onStatement(String(sql)));
  const file = new SqliteFile(path, { timeout: 5_000, verbose });
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  // SQLite's own `lower` handles only ASCII letters.
  file.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  return file;
}

/** Statements that separate the changes within one transaction. */
type Savepoints = Record<'set' | 'release' | 'rollBack', () => void>;

function prepareSavepoints(file: SqliteFile.Database): Savepoints {
  const [set, release, rollBack] = ['savepoint change', 'release change', 'rollback to change'].map(
    (text) => {
      const statement = file.prepare(text);
      return () => void statement.run();
    },
  ) as [() => void, () => void, () => void];
  return { set, release, rollBack };
}

type QueuedChange = {
  work: (change: Change) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

/**
 * Returns a `change` function that commits queued changes together in one transaction, so that they share one flush to
 * disk. Each change has its own savepoint. Nothing is acknowledged or announced before the commit. If the commit fails,
 * every change in it fails.
 */
function sharedCommits(
  writer: Kysely<Schema>,
  savepoints: Savepoints,
  requireInPlace: () => void,
  publish: (notices: readonly Notice[]) => void,
): Database['change'] {
  const queue: QueuedChange[] = [];
  let draining = false;
  let burstUntil = 0;

  /** Commits queued changes and moves them to `batch`, so that the caller knows them if the commit fails. */
  async function commitBatch(batch: QueuedChange[]): Promise<void> {
    // A commit to a deleted file would be acknowledged and then lost.
    requireInPlace();
    const notices: Notice[] = [];
    const settlers: (() => void)[] = [];
    const until = performance.now() + maxBatchMs;
    await writer.transaction().execute(async (tx) => {
      do {
        const next = queue.shift();
        if (next === undefined) break;
        batch.push(next);
        settlers.push(await applyChange(tx, savepoints, next, notices));
      } while (performance.now() < until);
    });
    for (const settle of settlers) settle();
    publish(notices);
  }

  async function drain(): Promise<void> {
    draining = true;
    // Outside a burst, wait for one tick: all changes that arrive in it commit together. During a burst, wait longer.
    await (performance.now() < burstUntil ? pause(burstDelayMs) : yieldToEventLoop());
    for (;;) {
      const batch: QueuedChange[] = [];
      try {
        await commitBatch(batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
        // The transaction could not begin: reject all queued changes, as none of them would ever be committed.
        if (batch.length === 0) for (const { reject } of queue.splice(0)) reject(error);
      }
      if (batch.length > 1) burstUntil = performance.now() + burstMs;
      if (queue.length === 0) break;
      // Let the responses of the last commit leave first.
      await yieldToEventLoop();
    }
    draining = false;
  }

  return <T>(work: (change: Change) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (!draining) void drain();
    });
}

/**
 * Applies one change within a shared transaction. Returns a function that settles the caller's promise; call it once the
 * transaction is committed. A failed change is undone alone. Throws if the whole transaction is lost.
 */
async function applyChange(
  tx: Transaction<Schema>,
  savepoints: Savepoints,
  { work, resolve, reject }: QueuedChange,
  committedNotices: Notice[],
): Promise<() => void> {
  const { change, notices } = changeIn(tx);
  savepoints.set();
  try {
    const value = await work(change);
    savepoints.release();
    committedNotices.push(...notices);
    return () => resolve(value);
  } catch (error) {
    try {
      savepoints.rollBack();
    } catch {
      // SQLite itself rolled back the whole transaction, for example because the disk is full.
      throw error;
    }
    return () => reject(error);
  }
}
