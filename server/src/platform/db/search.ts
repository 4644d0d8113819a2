import { type Expression, type SqlBool, sql } from 'kysely';

/** Returns a condition: `text` contains the typed text, ignoring case. `%` and `_` are ordinary characters. */
export function containing(text: Expression<string>, typedText: string): Expression<SqlBool> {
  const pattern = `%${typedText
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`lower(${text}) like ${pattern} escape '\\'`;
}
