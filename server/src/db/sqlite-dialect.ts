import type { Database as SqliteFile, Statement } from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** How many statements stay prepared for each handle; the calls have some 250, lists of ids vary. */
const keptStatements = 500;

type Moments = { beforeStatement?: () => void; beforeCommit?: () => void };

/**
 * The embedded engine for Kysely, for one handle that runs one transaction at a time: each text of a statement is
 * prepared once, and nobody queues for a handle whose every statement is over before the next can begin.
 */
export function sqliteDialect(file: SqliteFile, moments: Moments): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driverOf(file, moments),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function driverOf(file: SqliteFile, { beforeStatement, beforeCommit }: Moments): Driver {
  const connection = connectionOf(file, beforeStatement);
  const run = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    // A deferred transaction could fail when it first writes; this one waits for its turn at the start.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => {
      beforeCommit?.();
      return run('commit');
    },
    // After a full disk the engine has rolled back by itself.
    rollbackTransaction: async () => (file.inTransaction ? run('rollback') : undefined),
    destroy: async () => void file.close(),
  };
}

function connectionOf(file: SqliteFile, beforeStatement?: () => void): DatabaseConnection {
  const prepared = new Map<string, Statement<unknown[], unknown>>();

  function prepare(sql: string): Statement<unknown[], unknown> {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const [oldest] = prepared.keys();
    if (oldest !== undefined && prepared.size >= keptStatements) prepared.delete(oldest);
    const statement = file.prepare<unknown[], unknown>(sql);
    prepared.set(sql, statement);
    return statement;
  }

  return {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      beforeStatement?.();
      const statement = prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as R[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
    },
    streamQuery: () => {
      throw new Error('No query is streamed');
    },
  };
}
