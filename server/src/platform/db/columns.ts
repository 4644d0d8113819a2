import { type ColumnBuilderCallback, type ColumnDataType, type Kysely, PostgresAdapter } from 'kysely';

export type Columns = { integer: ColumnDataType; id: ColumnBuilderCallback };

/** All that differs between the engines in a table: how wide an integer is spelled and how ids count up. */
export function columnsFor(db: Kysely<unknown>): Columns {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return onPostgres
    ? { integer: 'bigint', id: (c) => c.primaryKey().generatedAlwaysAsIdentity() }
    : { integer: 'integer', id: (c) => c.primaryKey().autoIncrement() };
}
