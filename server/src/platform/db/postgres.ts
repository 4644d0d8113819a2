import { RunEvent } from '@vincere/contract';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { turns } from '../turns.ts';
import {
  type Change,
  changeIn,
  type Database,
  deliver,
  type EventListener,
  type Notice,
} from './database.ts';
import { migrate } from './migrate.ts';
import { openPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

const channel = 'vincere_run_events';
const retriesOfConflicts = 5;
const connections = 10;
/** Changes of one run wait for each other: so many at the most, that readers always find a connection. */
const changesAtOnce = 6;

// Ids, times and counts are exact as JS numbers, so 64-bit integers need no other shape.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Warn = (message: string) => void;

/** Connects to the PostgreSQL server at `url` and brings its tables to the newest version. */
export async function openPostgres(url: string, warn: Warn): Promise<Database> {
  await migrateAlone(url);
  const pool = openPool(url, connections, (error) =>
    warn(`A database connection was lost: ${error.message}`),
  );
  const read = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await warnWhenNotDurable(read, warn);

  const listeners = new Set<EventListener>();
  const inTurn = turns(changesAtOnce);
  const events = await listenForEvents(url, warn, listeners);

  return {
    engine: 'postgres',
    read,
    change: (work) => inTurn(() => retried(() => changeOnce(read, work))),
    listen: (listener) => void listeners.add(listener),
    ping: async () => void (await sql`select 1`.execute(read)),
    wallClock: events.wallClock,
    close: async () => {
      await events.close();
      await read.destroy();
    },
  };
}

/** Migrates on a connection of its own: it may wait long for another process that does so, and for a large table. */
async function migrateAlone(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'The database at DATABASE_URL');
  } finally {
    await db.destroy();
  }
}

function changeOnce<T>(db: Kysely<Schema>, work: (change: Change) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const { change, notices } = changeIn(tx);
    const value = await work(change);
    // Part of the transaction: delivered to every process when it commits, and only then.
    for (const notice of notices) {
      const payload = JSON.stringify('event' in notice ? notice.event : notice);
      await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
    }
    return value;
  });
}

/** Tries again what the server gave up for the sake of another transaction (serialization failure, deadlock). */
async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      if ((code !== '40001' && code !== '40P01') || tries === retriesOfConflicts) throw error;
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

/** Returns the notice of a notification; none for a payload that another program sent. */
function noticesIn(payload: string | undefined): Notice[] {
  try {
    const sent: unknown = JSON.parse(payload ?? '');
    const revoked = Revoked.safeParse(sent);
    if (revoked.success) return [revoked.data];
    const event = RunEvent.safeParse(sent);
    return event.success ? [{ event: event.data }] : [];
  } catch {
    return [];
  }
}

/** How often the connection that listens is asked for a sign of life, and how long it may take, in ms. */
const beatMs = 10_000;
const patienceMs = 5_000;

/**
 * Opens a connection that listens for events. A broken one is replaced, after a longer wait for each failure. It also
 * reads the clock of the database server with each beat.
 */
async function listenForEvents(url: string, warn: Warn, listeners: ReadonlySet<EventListener>) {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  /** The difference between the server's clock and the monotonic clock of this process, in ms. */
  let aheadMs = 0;

  async function readClock(asked: pg.Client): Promise<void> {
    const sent = performance.now();
    const { rows } = await asked.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    );
    aheadMs = (rows[0]?.ms ?? Date.now()) - (sent + performance.now()) / 2;
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    next.on('notification', ({ payload }) => {
      deliver(noticesIn(payload), listeners);
    });
    next.on('error', (error) => lost(next, error));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      await readClock(next);
    } catch (error) {
      leave(next);
      throw error;
    }
    client = next;
  }

  function lost(broken: pg.Client, error: Error): void {
    leave(broken);
    if (closed || client !== broken) return;
    client = undefined;
    warn(`The connection for live events was lost: ${error.message}`);
    reconnect(500);
  }

  function leave(broken: pg.Client): void {
    broken.end().catch(() => {});
  }

  // A line that fell silent tells of nothing, and never breaks by itself.
  const beat = setInterval(() => {
    const asked = client;
    if (asked) readClock(asked).catch((error: Error) => lost(asked, error));
  }, beatMs).unref();

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
    wallClock: () => performance.now() + aheadMs,
    close: async () => {
      closed = true;
      clearTimeout(retry);
      clearInterval(beat);
      await client?.end();
    },
  };
}
