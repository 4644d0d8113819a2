import type { Database as SqliteFile, Statement } from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Prepared statements kept per handle. The calls use about 250 texts; lists of ids vary in length. */
const maxStatements = 500;

type Values = readonly unknown[];
type Rows = readonly unknown[];

type Hooks = {
  beforeStatement?: () => void;
  beforeCommit?: () => void;
};

/** The adapter for SQLite, where queries run synchronously and never overlap. */
export class EmbeddedAdapter extends SqliteAdapter {
  /** Runs a compiled query directly, without Kysely's overhead, and returns its rows. */
  readonly rowsOf: (query: CompiledQuery, values: Values) => Rows;
  constructor(rowsOf: EmbeddedAdapter['rowsOf']) {
    super();
    this.rowsOf = rowsOf;
  }
  /** True, so that Kysely doesn't queue the queries of a handle. They cannot overlap anyway. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Returns Kysely's dialect for one handle, which runs one transaction at a time. Unlike Kysely's own dialect it prepares
 * each text once and queues no queries (measured in decision 13).
 */
export function sqliteDialect(file: SqliteFile, hooks: Hooks = {}): Dialect {
  const prepare = cachedPrepare(file);
  const rowsOf = (query: CompiledQuery, values: Values) => {
    hooks.beforeStatement?.();
    return prepare(query.sql).run(values).rows;
  };
  return {
    createAdapter: () => new EmbeddedAdapter(rowsOf),
    createDriver: () => createDriver(file, prepare, hooks),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function createDriver(file: SqliteFile, prepare: Prepare, hooks: Hooks): Driver {
  const connection = createConnection(prepare, hooks);
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    // A deferred transaction could fail at its first write. An immediate one takes the write lock at the start.
    beginTransaction: async () => void prepare('begin immediate').run(),
    commitTransaction: async () => {
      hooks.beforeCommit?.();
      prepare('commit').run();
    },
    // SQLite rolls back by itself when the disk is full.
    rollbackTransaction: async () => void (file.inTransaction && prepare('rollback').run()),
    destroy: async () => void file.close(),
  };
}

type Prepared = { run(values?: Values): QueryResult<unknown> };
type Prepare = (sql: string) => Prepared;

function cachedPrepare(file: SqliteFile): Prepare {
  const cache = new Map<string, Prepared>();
  return (sql) => {
    const cachedStatement = cache.get(sql);
    if (cachedStatement !== undefined) return cachedStatement;
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size >= maxStatements) cache.delete(oldest);
    const statement = file.prepare<Values, Values>(sql);
    const preparedStatement = statement.reader ? preparedRead(statement) : preparedWrite(statement);
    cache.set(sql, preparedStatement);
    return preparedStatement;
  };
}

/**
 * Builds rows from arrays of values, because the driver needs 50 % more time to build objects itself. Column names are
 * read when the statement is prepared, so a handle that changes tables must be closed afterwards.
 */
function preparedRead(statement: Statement<Values, Values>): Prepared {
  const names = statement.columns().map(({ name }) => name);
  const rowOf = (values: Values) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at++) row[names[at] as string] = values[at];
    return row;
  };
  statement.raw();
  return { run: (values = []) => ({ rows: statement.all(values).map(rowOf) }) };
}

function preparedWrite(statement: Statement<Values>): Prepared {
  return {
    run(values = []) {
      const { changes, lastInsertRowid } = statement.run(values);
      return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
    },
  };
}

function createConnection(prepare: Prepare, hooks: Hooks): DatabaseConnection {
  return {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      hooks.beforeStatement?.();
      return prepare(query.sql).run(query.parameters) as QueryResult<R>;
    },
    streamQuery: () => {
      throw new Error('Queries are not streamed');
    },
  };
}
