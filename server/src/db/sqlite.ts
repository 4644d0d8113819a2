import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunEvent } from '@vincere/contract';
import SqliteFile from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver, sql } from 'kysely';
import type { Change, Database, EventListener } from './database.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

/** How many waiting changes share one commit at the most. */
const batchSize = 64;

/** The embedded database could not be opened, with one clear line for the operator. */
export class DataFolderInUse extends Error {}

class ImmediateDriver extends SqliteDriver {
  readonly #file: SqliteFile.Database;
  constructor(file: SqliteFile.Database) {
    super({ database: file });
    this.#file = file;
  }
  // A deferred transaction could fail when it first writes; this one waits for its turn at the start.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  // A full disk may have undone everything already.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile.Database;
  constructor(file: SqliteFile.Database) {
    super({ database: file });
    this.#file = file;
  }
  override createDriver() {
    return new ImmediateDriver(this.#file);
  }
}

/**
 * Opens (and makes, if missing) the embedded database in `folder`. Refuses a folder that another process has open.
 * `onStatement` hears every statement with its values.
 */
export async function openSqlite(folder: string, onStatement?: (sql: string) => void): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const path = join(folder, 'vincere.sqlite');
  const writing = openFile(path, onStatement);
  const writer = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect(writing) });
  await migrate(writer);
  const reading = openFile(path, onStatement);
  const read = new Kysely<Schema>({ dialect: new SqliteDialect({ database: reading }) });

  const listeners = new Set<EventListener>();
  const publish = (events: readonly RunEvent[]) => {
    for (const event of events) for (const listener of listeners) listener.receive(event);
  };

  return {
    engine: 'sqlite',
    read,
    change: sharedCommits(writer, writing, publish),
    listen: (listener) => void listeners.add(listener),
    ping: async () => void (await sql`select 1`.execute(read)),
    close: async () => {
      await read.destroy();
      await writer.destroy();
      // A handle that was never used is not closed by its builder.
      for (const file of [reading, writing, lock]) file.close();
    },
  };
}

function openFile(path: string, onStatement?: (sql: string) => void): SqliteFile.Database {
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

/** Holds a second, tiny file open exclusively: the system frees it on any death, and the main file stays readable. */
export function lockFolder(folder: string): SqliteFile.Database {
  const lock = new SqliteFile(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('begin exclusive; commit');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new DataFolderInUse(`Another Vincere process is using the data folder ${folder}`);
    throw error;
  }
}

type Waiting = {
  work: (change: Change) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

/** Changes that wait are taken together into one transaction, each behind a savepoint of its own: one flush for many. */
function sharedCommits(
  writer: Kysely<Schema>,
  file: SqliteFile.Database,
  publish: (events: readonly RunEvent[]) => void,
): Database['change'] {
  const waiting: Waiting[] = [];
  let draining = false;

  async function commitTogether(batch: readonly Waiting[]): Promise<void> {
    const events: RunEvent[] = [];
    const settle: (() => void)[] = [];
    await writer.transaction().execute(async (tx) => {
      for (const { work, resolve, reject } of batch) {
        const announced: RunEvent[] = [];
        await sql`savepoint change`.execute(tx);
        try {
          const value = await work({ tx, announce: (event) => announced.push(event) });
          events.push(...announced);
          settle.push(() => resolve(value));
        } catch (error) {
          // A full disk may have undone the others too, and their savepoints: then all of them fail.
          if (!file.inTransaction) throw error;
          await sql`rollback to change`.execute(tx);
          settle.push(() => reject(error));
        }
        await sql`release change`.execute(tx);
      }
    });
    for (const done of settle) done();
    publish(events);
  }

  async function drain(): Promise<void> {
    draining = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      try {
        await commitTogether(batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    draining = false;
  }

  return <T>(work: (change: Change) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (!draining) void drain();
    });
}
