import { type ColumnBuilderCallback, type ColumnDataType, type Kysely, PostgresAdapter } from 'kysely';

export type Columns = { integer: ColumnDataType; id: ColumnBuilderCallback };

/** Returns the column types that differ between the engines: 64-bit integers and ids that count up. */
export function columnsFor(db: Kysely<unknown>): Columns {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return onPostgres
    ? { integer: 'bigint', id: (c) => c.primaryKey().generatedAlwaysAsIdentity() }
    : { integer: 'integer', id: (c) => c.primaryKey().autoIncrement() };
}
