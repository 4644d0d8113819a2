import type { PostgresPool, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseAway } from './failures.ts';

/** How long a connection may take to open, or to come free, in ms. */
const connectMs = 5_000;
/** How long the server may take for a statement, in ms, and how long we wait for its word on that. */
const statementMs = 10_000;
const answerMs = statementMs + 2_000;

/** Classes and codes with which the server says that it does not serve now: connection, shutting down or starting, too many connections, taking too long. */
const awayStates = /^(08|57P0[1-5]|53300|57014)/;

/**
 * At most `size` connections to the PostgreSQL server at `url`. What breaks on the way there, or is not answered in time, is thrown as
 * `DatabaseAway`, and its connection is never used again; what the server refuses is thrown as it is.
 */
export function openPool(url: string, size: number, lost: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // An idle connection that breaks must not end the process; the pool opens another.
  pool.on('error', lost);
  // Nor one that breaks in the middle of a transaction: that one's own call fails.
  pool.on('connect', (client) => client.on('error', lost));
  return {
    connect: async () => clientOf(await pool.connect().catch((error: unknown) => fail(error))),
    end: () => pool.end(),
    options: pool.options,
  };
}

function clientOf(client: pg.PoolClient) {
  let broken: DatabaseAway | undefined;
  async function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // The rollback behind a query that had no answer would have none either.
    if (broken) throw broken;
    try {
      return (await client.query(sql, [...parameters])) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = away(error);
      throw broken ?? asAway(error);
    }
  }
  // Nobody reads through a cursor.
  return {
    query: query as Awaited<ReturnType<PostgresPool['connect']>>['query'],
    release: () => client.release(broken),
  };
}

function asAway(error: unknown): unknown {
  return error instanceof pg.DatabaseError && awayStates.test(error.code ?? '') ? away(error) : error;
}

function fail(error: unknown): never {
  throw error instanceof pg.DatabaseError ? asAway(error) : away(error);
}

function away(cause: unknown): DatabaseAway {
  return new DatabaseAway('The database cannot be reached', { cause });
}
