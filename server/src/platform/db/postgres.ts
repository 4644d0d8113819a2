import { RunEvent } from '@vincere/contract';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pLimit from 'p-limit';
import pg from 'pg';
import { z } from 'zod';
import {
  type Change,
  changeIn,
  type Database,
  deliver,
  type EventListener,
  type Notice,
} from './database.ts';
import { migrate, type Warn } from './migrate.ts';
import { openPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

const channel = 'vincere_run_events';
/** Attempts of a transaction that conflicts with another one. */
const maxAttempts = 5;
const connections = 10;
/** Changes of one run block each other. This limit keeps the other connections free for reads. */
const maxConcurrentChanges = 6;

// Ids, times and counts are small enough to be exact as JS numbers, so parse 64-bit integers as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connects to the PostgreSQL server at `url` and brings its tables to the newest version. */
export async function openPostgres(url: string, warn: Warn): Promise<Database> {
  await migrateAlone(url, warn);
  const pool = openPool(url, connections, (error) =>
    warn(`A database connection was lost: ${error.message}`),
  );
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await warnWhenNotDurable(kysely, warn);

  const listeners = new Set<EventListener>();
  const limit = pLimit(maxConcurrentChanges);
  const events = await listenForEvents(url, warn, listeners);

  return {
    engine: 'postgres',
    read: kysely,
    change: (work) => limit(() => withRetries(() => changeOnce(kysely, work))),
    listen: (listener) => void listeners.add(listener),
    ping: async () => void (await sql`select 1`.execute(kysely)),
    wallClock: events.wallClock,
    close: async () => {
      await events.close();
      await kysely.destroy();
    },
  };
}

/** Migrates on a separate connection without time limits: another process may be migrating, or a table may be large. */
async function migrateAlone(url: string, warn: Warn): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'The database at DATABASE_URL', warn);
  } finally {
    await db.destroy();
  }
}

function changeOnce<T>(db: Kysely<Schema>, work: (change: Change) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const { change, notices } = changeIn(tx);
    const value = await work(change);
    // The notifications are part of the transaction: PostgreSQL delivers them only when it commits.
    for (const notice of notices) {
      const payload = JSON.stringify('event' in notice ? notice.event : notice);
      await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
    }
    return value;
  });
}

/** Repeats a transaction that the server aborted because of another one (serialization failure or deadlock). */
async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      if ((code !== '40001' && code !== '40P01') || attempts === maxAttempts) throw error;
    }
  }
}

async function warnWhenNotDurable(db: Kysely<Schema>, warn: Warn): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit'] as const) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db);
    if (rows[0]?.value === 'off')
      warn(`PostgreSQL runs with ${setting}=off: votes can be lost when its machine fails`);
  }
}

const Revoked = z.object({ revoked: z.object({ user_id: z.int(), session_id: z.int().optional() }) });

/** Returns the notice in the payload of a notification, or none if another program sent it. */
function noticesIn(payload: string | undefined): Notice[] {
  try {
    const message: unknown = JSON.parse(payload ?? '');
    const revocation = Revoked.safeParse(message);
    if (revocation.success) return [revocation.data];
    const event = RunEvent.safeParse(message);
    return event.success ? [{ event: event.data }] : [];
  } catch {
    return [];
  }
}

/** Interval of the health check of the listening connection, in ms. */
const heartbeatMs = 10_000;
/** Time limit for connecting and for each query of that connection, in ms. */
const listenTimeoutMs = 5_000;

/**
 * Opens a connection that listens for events. A broken connection is replaced, with a longer delay after each failure.
 * Each heartbeat also reads the clock of the database server.
 */
async function listenForEvents(url: string, warn: Warn, listeners: ReadonlySet<EventListener>) {
  let client: pg.Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  /** The server's clock minus the monotonic clock of this process, in ms. */
  let clockOffsetMs = 0;

  async function readClock(connection: pg.Client): Promise<void> {
    const sentAt = performance.now();
    const { rows } = await connection.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    );
    clockOffsetMs = (rows[0]?.ms ?? Date.now()) - (sentAt + performance.now()) / 2;
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: listenTimeoutMs,
      query_timeout: listenTimeoutMs,
    });
    next.on('notification', ({ payload }) => {
      deliver(noticesIn(payload), listeners);
    });
    next.on('error', (error) => handleLoss(next, error));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      await readClock(next);
    } catch (error) {
      endQuietly(next);
      throw error;
    }
    client = next;
  }

  function handleLoss(broken: pg.Client, error: Error): void {
    endQuietly(broken);
    if (isClosed || client !== broken) return;
    client = undefined;
    warn(`The connection for live events was lost: ${error.message}`);
    reconnect(500);
  }

  function endQuietly(broken: pg.Client): void {
    broken.end().catch(() => {});
  }

  // A connection whose network path is gone reports no error by itself, so query it regularly.
  const heartbeat = setInterval(() => {
    const currentClient = client;
    if (currentClient) readClock(currentClient).catch((error: Error) => handleLoss(currentClient, error));
  }, heartbeatMs).unref();

  function reconnect(delay: number): void {
    retry = setTimeout(() => {
      connect().then(
        () => {
          for (const listener of listeners) listener.missed();
        },
        () => reconnect(Math.min(delay * 2, 10_000)),
      );
    }, delay).unref();
  }

  await connect();
  return {
    wallClock: () => performance.now() + clockOffsetMs,
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await client?.end();
    },
  };
}
