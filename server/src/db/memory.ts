import {
  type CompiledQuery,
  InsertQueryNode,
  type OperationNode,
  RawNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';

/** How many rows are remembered at the most, then all are forgotten; that there is none counts as one. */
const mostRows = 20_000;
/** How many rows an answer may have: long lists are read for what is itself kept, as a run's snapshot. */
const longestAnswer = 30;

/** In the place of a table: all of them. */
const everyTable = '*';

type Values = readonly unknown[];
type Rows = readonly unknown[];

/** What one text of a query found, by its values, and the tables that it reads. */
type Found = { tables: ReadonlySet<string>; answers: Map<unknown, Rows>; rows: number };

/** What queries found in the embedded database, until a change of a table that they read is committed. */
export type Memory = {
  /** To be called before each statement of a transaction. */
  note: (query: OperationNode) => void;
  /** To be called before it is committed: what it changed is read anew from then on. */
  beforeCommit: () => void;
  /** The rows of a query with these values; known already, they are not read again. */
  rowsOf: (query: CompiledQuery, values: Values, read: () => Rows) => Rows;
  /** As `rowsOf`, for the transaction that is under way: what it has touched it reads for itself. */
  rowsInChange: (query: CompiledQuery, values: Values, read: () => Rows) => Rows;
};

/**
 * Nobody but us writes to the embedded database: between two commits to its tables, an answer stays what it was. What a
 * transaction that was rolled back has touched is forgotten by the next commit, too early and so never too late.
 */
export function openMemory(): Memory {
  const remembered = new Map<string, Found>();
  let count = 0;
  const touched = new Set<string>();

  function foundBy({ sql, query }: CompiledQuery): Found {
    const known = remembered.get(sql);
    if (known !== undefined) return known;
    const found: Found = { tables: tablesIn(query), answers: new Map(), rows: 0 };
    remembered.set(sql, found);
    return found;
  }

  function isTouched({ tables }: Found): boolean {
    if (touched.has(everyTable) || (tables.has(everyTable) && touched.size > 0)) return true;
    for (const table of tables) if (touched.has(table)) return true;
    return false;
  }

  function forget(found: Found): void {
    count -= found.rows;
    found.rows = 0;
    found.answers.clear();
  }

  function rowsFrom(found: Found, values: Values, read: () => Rows): Rows {
    // One text always has as many values.
    const key = values.length === 1 ? values[0] : JSON.stringify(values);
    const known = found.answers.get(key);
    if (known !== undefined) return known;
    const rows = read();
    if (rows.length > longestAnswer) return rows;
    // Many callers share them now.
    for (const row of rows) Object.freeze(row);
    if (count >= mostRows) for (const one of remembered.values()) forget(one);
    const size = Math.max(1, rows.length);
    found.answers.set(key, rows);
    found.rows += size;
    count += size;
    return rows;
  }

  return {
    note(query) {
      const table = tableChangedBy(query);
      if (table !== null) touched.add(table);
    },
    beforeCommit() {
      for (const found of remembered.values()) if (isTouched(found)) forget(found);
      touched.clear();
    },
    rowsOf: (query, values, read) => rowsFrom(foundBy(query), values, read),
    rowsInChange(query, values, read) {
      const found = foundBy(query);
      return isTouched(found) ? read() : rowsFrom(found, values, read);
    },
  };
}

/** The table that a statement changes, null where it only reads; all of them where others may change with it. */
function tableChangedBy(query: OperationNode): string | null {
  if (SelectQueryNode.is(query)) return null;
  const changed = isPlainInsert(query) ? query.into : UpdateQueryNode.is(query) ? query.table : undefined;
  return changed !== undefined && TableNode.is(changed) ? changed.table.identifier.name : everyTable;
}

/** An insert that replaces no row: one that does takes along what belongs to the row that was there. */
function isPlainInsert(query: OperationNode): query is InsertQueryNode {
  return InsertQueryNode.is(query) && !query.replace && query.orAction === undefined;
}

/** Every table that is named anywhere in a query; all of them where it holds plain SQL, which may name any. */
function tablesIn(query: OperationNode): ReadonlySet<string> {
  const tables = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (isNode(part) && TableNode.is(part)) return void tables.add(part.table.identifier.name);
    if (isNode(part) && RawNode.is(part)) tables.add(everyTable);
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(query);
  return tables;
}

const isNode = (part: object): part is OperationNode => 'kind' in part;
