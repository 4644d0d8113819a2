import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Queries } from './database.ts';
import { EmbeddedAdapter } from './sqlite-dialect.ts';

type Given = Readonly<Record<string, string | number | null>>;

/** Stands for a value that each execution gives. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement of a path that every request, vote or advance walks, put into SQL once for each engine instead of at each
 * execution; it answers with the rows that it gives, if any. `build` must name every value that it takes from `given`,
 * and may not look at any. On the embedded engine a read is remembered until a table that it names is changed
 * (`memory.ts`).
 */
export function prepared<G extends Given, R>(
  build: (db: Queries, given: G) => Compilable<R>,
): (db: Queries, given: G) => Promise<readonly Readonly<R>[]> {
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as G;
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<R>>();
  return async (db, given) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, slots).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((value) => (value instanceof Slot ? given[value.name] : value));
    if (adapter instanceof EmbeddedAdapter) return adapter.rowsOf(query, parameters) as R[];
    return (await db.executeQuery<R>({ ...query, parameters })).rows;
  };
}
