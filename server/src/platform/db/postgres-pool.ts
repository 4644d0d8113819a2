import type { PostgresPool, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './failures.ts';

/** Time limit for opening a connection, or for waiting until one is free, in ms. */
const connectMs = 5_000;
/** The server aborts a statement after this many ms. */
const statementMs = 10_000;
/** The client waits a little longer, so that the server's own error usually arrives first. */
const answerMs = statementMs + 2_000;

/**
 * Error codes of an unavailable server: connection failure, shutting down or starting, too many connections, statement
 * timeout.
 */
const unavailableCodes = /^(08|57P0[1-5]|53300|57014)/;

/**
 * Opens a pool of at most `size` connections to the PostgreSQL server at `url`. A broken connection or a timeout is
 * thrown as `DatabaseUnavailable`, and that connection is discarded. An error that the server reports is thrown
 * unchanged. `onLost` receives the error of each connection that breaks.
 */
export function openPool(url: string, size: number, onLost: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // Without a listener, an idle connection that breaks would end the process. The pool opens another one.
  pool.on('error', onLost);
  // The same for a connection that breaks within a transaction. The call that uses it fails by itself.
  pool.on('connect', (client) => client.on('error', onLost));
  return {
    connect: async () => clientOf(await pool.connect().catch((error: unknown) => fail(error))),
    end: () => pool.end(),
    options: pool.options,
  };
}

function clientOf(client: pg.PoolClient) {
  let broken: DatabaseUnavailable | undefined;
  async function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // The rollback that follows an unanswered query would get no answer either.
    if (broken) throw broken;
    try {
      return (await client.query<R & pg.QueryResultRow>(sql, [...parameters])) as PostgresQueryResult<R>;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = unavailable(error);
      throw broken ?? asUnavailable(error);
    }
  }
  // The cast drops the overload for cursors, which we never use.
  return {
    query: query as Awaited<ReturnType<PostgresPool['connect']>>['query'],
    release: () => client.release(broken),
  };
}

function asUnavailable(error: unknown): unknown {
  return error instanceof pg.DatabaseError && unavailableCodes.test(error.code ?? '')
    ? unavailable(error)
    : error;
}

function fail(error: unknown): never {
  throw error instanceof pg.DatabaseError ? asUnavailable(error) : unavailable(error);
}

function unavailable(cause: unknown): DatabaseUnavailable {
  return new DatabaseUnavailable('The database cannot be reached', { cause });
}
