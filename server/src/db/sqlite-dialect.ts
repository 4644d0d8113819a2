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

/** How many statements stay prepared for each handle; the calls have some 250, lists of ids vary. */
const keptStatements = 500;

type Values = readonly unknown[];
type Rows = readonly unknown[];

/** What happens around the statements of a handle. */
type Around = {
  /** Before each statement. */
  before?: (query: CompiledQuery) => void;
  /** The rows of a prepared query that `read` would read; without it they are read. */
  rowsOf?: (query: CompiledQuery, values: Values, read: () => Rows) => Rows;
  beforeCommit?: () => void;
};

/** Of the embedded engine, where a query is over before anything else can begin. */
export class EmbeddedAdapter extends SqliteAdapter {
  /** The rows of a prepared query, at once and without what Kysely does around it. Nobody may change them. */
  readonly rowsOf: (query: CompiledQuery, values: Values) => Rows;
  constructor(rowsOf: EmbeddedAdapter['rowsOf']) {
    super();
    this.rowsOf = rowsOf;
  }
  /** Kysely would otherwise queue each query for the handle, although every statement ends before the next can begin. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * The embedded engine for Kysely, for one handle that runs one transaction at a time: each text of a statement is
 * prepared once, and nobody queues for a handle whose every statement is over before the next can begin.
 */
export function sqliteDialect(file: SqliteFile, around: Around = {}): Dialect {
  const prepare = preparing(file);
  const rowsOf = (query: CompiledQuery, values: Values) => {
    around.before?.(query);
    const read = () => prepare(query.sql).run(values).rows;
    return around.rowsOf ? around.rowsOf(query, values, read) : read();
  };
  return {
    createAdapter: () => new EmbeddedAdapter(rowsOf),
    createDriver: () => driverOf(file, prepare, around),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function driverOf(file: SqliteFile, prepare: Prepare, around: Around): Driver {
  const connection = connectionOf(prepare, around);
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    // A deferred transaction could fail when it first writes; this one waits for its turn at the start.
    beginTransaction: async () => void prepare('begin immediate').run(),
    commitTransaction: async () => {
      around.beforeCommit?.();
      prepare('commit').run();
    },
    // After a full disk the engine has rolled back by itself.
    rollbackTransaction: async () => void (file.inTransaction && prepare('rollback').run()),
    destroy: async () => void file.close(),
  };
}

type Prepared = { run(values?: Values): QueryResult<unknown> };
type Prepare = (sql: string) => Prepared;

function preparing(file: SqliteFile): Prepare {
  const kept = new Map<string, Prepared>();
  return (sql) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= keptStatements) kept.delete(oldest);
    const statement = file.prepare<Values, Values>(sql);
    const prepared = statement.reader ? reading(statement) : writing(statement);
    kept.set(sql, prepared);
    return prepared;
  };
}

/**
 * Rows are made here out of their values: the driver takes half as long again to make them. The names of their columns
 * are those of when the statement was prepared: a handle that changes tables is to be closed afterwards.
 */
function reading(statement: Statement<Values, Values>): Prepared {
  const names = statement.columns().map(({ name }) => name);
  const rowOf = (values: Values) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at++) row[names[at] as string] = values[at];
    return row;
  };
  statement.raw();
  return { run: (values = []) => ({ rows: statement.all(values).map(rowOf) }) };
}

function writing(statement: Statement<Values>): Prepared {
  return {
    run(values = []) {
      const { changes, lastInsertRowid } = statement.run(values);
      return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
    },
  };
}

function connectionOf(prepare: Prepare, around: Around): DatabaseConnection {
  return {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      around.before?.(query);
      return prepare(query.sql).run(query.parameters) as QueryResult<R>;
    },
    streamQuery: () => {
      throw new Error('No query is streamed');
    },
  };
}
