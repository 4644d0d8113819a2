import { type Expression, type SqlBool, sql } from 'kysely';

/** Whether a text contains what a person typed, without regard to case; `%` and `_` mean themselves. */
export function containing(text: Expression<string>, typed: string): Expression<SqlBool> {
  const pattern = `%${typed
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`lower(${text}) like ${pattern} escape '\\'`;
}
