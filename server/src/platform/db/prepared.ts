import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Queries } from './database.ts';
import { EmbeddedAdapter } from './sqlite-dialect.ts';

type Parameters = Readonly<Record<string, string | number | null>>;

/** A parameter whose value each execution supplies. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Returns a function that runs a query and returns its rows. The query is compiled to SQL once per engine instead of at
 * each execution; use it on hot paths. `build` must use a parameter for every value and must not branch on one.
 */
export function prepared<P extends Parameters, R>(
  build: (db: Queries, parameters: P) => Compilable<R>,
): (db: Queries, parameters: P) => Promise<readonly Readonly<R>[]> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as P;
  const compiledQueries = new WeakMap<DialectAdapter, CompiledQuery<R>>();
  return async (db, parameters) => {
    const { adapter } = db.getExecutor();
    const query = compiledQueries.get(adapter) ?? build(db, placeholders).compile();
    compiledQueries.set(adapter, query);
    const values = query.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name] : value,
    );
    if (adapter instanceof EmbeddedAdapter) return adapter.rowsOf(query, values) as R[];
    return (await db.executeQuery<R>({ ...query, parameters: values })).rows;
  };
}
