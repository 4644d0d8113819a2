import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import { Kysely, sql, type Transaction } from 'kysely';
import {
  type Change,
  changeIn,
  type Database,
  deliver,
  type EventListener,
  type Notice,
} from './database.ts';
import { ensureEngine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openReadTransaction } from './read-transaction.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { type ClaimedDatabase, claimDatabase } from './sqlite-folder.ts';

/** For how long one commit goes on taking in changes that wait, in ms: the event loop stands still meanwhile. */
const gatherMs = 10;
/** After a commit of several, a burst goes on for so long; who comes first in it waits for company, both in ms. */
const burstMs = 200;
const companyMs = 5;

/**
 * Opens the embedded database in `folder`, and makes it if it is missing. `onStatement` receives every statement with its
 * values. Throws `DataFolderInUse` when another process has it open, and `UnusableData` for a file that is empty, damaged
 * or of a newer version.
 */
export async function openSqlite(folder: string, onStatement?: (sql: string) => void): Promise<Database> {
  ensureEngine();
  const claim = claimDatabase(folder);
  try {
    return await openClaimed(claim, onStatement);
  } catch (error) {
    claim.release();
    throw error;
  }
}

async function openClaimed(
  { path, confirm, requireInPlace, release }: ClaimedDatabase,
  onStatement?: (sql: string) => void,
): Promise<Database> {
  await migrateFile(path, onStatement);
  const writing = openFile(path, onStatement);
  const reading = openFile(path, onStatement);
  confirm();
  const reads = openReadTransaction(reading);
  const writer = new Kysely<Schema>({ dialect: sqliteDialect(writing, { beforeCommit: reads.end }) });
  const read = new Kysely<Schema>({ dialect: sqliteDialect(reading, { beforeStatement: reads.begin }) });

  const listeners = new Set<EventListener>();
  const publish = (notices: readonly Notice[]) => deliver(notices, listeners);

  return {
    engine: 'sqlite',
    read,
    change: sharedCommits(writer, savepoints(writing), requireInPlace, publish),
    listen: (listener) => void listeners.add(listener),
    ping: async () => {
      requireInPlace();
      await sql`select 1 from secrets limit 1`.execute(read);
    },
    wallClock: Date.now,
    close: async () => {
      await read.destroy();
      await writer.destroy();
      // A handle that was never used is not closed by its builder.
      for (const file of [reading, writing]) file.close();
      release();
    },
  };
}

/** On a handle of its own: what others have prepared knows the tables as they were. */
async function migrateFile(path: string, onStatement?: (sql: string) => void): Promise<void> {
  const migrating = new Kysely<Schema>({ dialect: sqliteDialect(openFile(path, onStatement)) });
  try {
    await migrate(migrating, `The database file ${path}`);
  } finally {
    await migrating.destroy();
  }
}

/** A handle to the database file, durable at each commit; `onStatement` hears every statement. */
export function openFile(path: string, onStatement?: (sql: string) => void): SqliteFile.Database {
  const verbose = onStatement && ((sql: unknown) => onStatement(String(sql)));
  const file = new SqliteFile(path, { timeout: 5_000, verbose });
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  // The engine's own knows the letters of English only.
  file.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  return file;
}

/** What parts the changes of one transaction. */
type Savepoints = Record<'set' | 'release' | 'goBack', () => void>;

function savepoints(file: SqliteFile.Database): Savepoints {
  const [set, release, goBack] = ['savepoint change', 'release change', 'rollback to change'].map((text) => {
    const statement = file.prepare(text);
    return () => void statement.run();
  }) as [() => void, () => void, () => void];
  return { set, release, goBack };
}

type Waiting = {
  work: (change: Change) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

/**
 * Changes that wait are taken together into one transaction, each behind a savepoint of its own: one flush for many.
 * Nothing is acknowledged or announced before the commit; where that fails, every change in it has failed.
 */
function sharedCommits(
  writer: Kysely<Schema>,
  points: Savepoints,
  requireInPlace: () => void,
  publish: (notices: readonly Notice[]) => void,
): Database['change'] {
  const waiting: Waiting[] = [];
  let draining = false;
  let burstUntil = 0;

  async function commitTogether(batch: Waiting[]): Promise<void> {
    // A commit into a deleted file would be acknowledged and lost.
    requireInPlace();
    const notices: Notice[] = [];
    const settle: (() => void)[] = [];
    const until = performance.now() + gatherMs;
    await writer.transaction().execute(async (tx) => {
      do {
        const next = waiting.shift();
        if (next === undefined) break;
        batch.push(next);
        settle.push(await takeIn(tx, points, next, notices));
      } while (performance.now() < until);
    });
    for (const done of settle) done();
    publish(notices);
  }

  async function drain(): Promise<void> {
    draining = true;
    // Alone, a change waits for the turn only: all that has arrived by then commits together. In a burst a little longer.
    await (performance.now() < burstUntil ? pause(companyMs) : nextTurn());
    for (;;) {
      const batch: Waiting[] = [];
      try {
        await commitTogether(batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
        // Not even begun: whoever waits would wait for ever.
        if (batch.length === 0) for (const { reject } of waiting.splice(0)) reject(error);
      }
      if (batch.length > 1) burstUntil = performance.now() + burstMs;
      if (waiting.length === 0) break;
      // What the last commit answered leaves first.
      await nextTurn();
    }
    draining = false;
  }

  return <T>(work: (change: Change) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (!draining) void drain();
    });
}

/** Does one change within the transaction of many; what is to be told its caller once that is committed. */
async function takeIn(
  tx: Transaction<Schema>,
  points: Savepoints,
  { work, resolve, reject }: Waiting,
  committed: Notice[],
): Promise<() => void> {
  const { change, notices } = changeIn(tx);
  points.set();
  try {
    const value = await work(change);
    points.release();
    committed.push(...notices);
    return () => resolve(value);
  } catch (error) {
    try {
      points.goBack();
    } catch {
      // The engine gave up the whole transaction, over a full disk for one.
      throw error;
    }
    return () => reject(error);
  }
}
