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
import type { View } from './view.ts';

/** How many statements stay prepared for each handle; the calls have some 250, lists of ids vary. */
const keptStatements = 500;

type Options = {
  /** What this handle reads through. */
  view?: View;
  beforeCommit?: () => void;
};

/** Of the embedded engine, where a query is over before anything else can begin. */
export class EmbeddedAdapter extends SqliteAdapter {
  /** The rows of a query, at once and without what Kysely does around it. Nobody may change them. */
  readonly rowsOf: (sql: string, values: readonly unknown[]) => readonly unknown[];
  constructor(rowsOf: EmbeddedAdapter['rowsOf']) {
    super();
    this.rowsOf = rowsOf;
  }
}

/**
 * The embedded engine for Kysely, for one handle that runs one transaction at a time: each text of a statement is
 * prepared once, and nobody queues for a handle whose every statement is over before the next can begin.
 */
export function sqliteDialect(file: SqliteFile, { view, beforeCommit }: Options): Dialect {
  const prepare = preparing(file);
  const rowsOf = (sql: string, values: readonly unknown[]) => {
    view?.look();
    const read = () => prepare(sql).all(values);
    return view ? view.rowsOf(sql, values, read) : read();
  };
  return {
    createAdapter: () => new EmbeddedAdapter(rowsOf),
    createDriver: () => driverOf(file, connectionOf(prepare, view), beforeCommit),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function driverOf(file: SqliteFile, connection: DatabaseConnection, beforeCommit?: () => void): Driver {
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

type Prepare = (sql: string) => Statement<unknown[], unknown>;

function preparing(file: SqliteFile): Prepare {
  const prepared = new Map<string, Statement<unknown[], unknown>>();
  return (sql) => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const [oldest] = prepared.keys();
    if (oldest !== undefined && prepared.size >= keptStatements) prepared.delete(oldest);
    const statement = file.prepare<unknown[], unknown>(sql);
    prepared.set(sql, statement);
    return statement;
  };
}

function connectionOf(prepare: Prepare, view?: View): DatabaseConnection {
  return {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      view?.look();
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
