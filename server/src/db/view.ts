import type SqliteFile from 'better-sqlite3';

/** How many answers one view remembers at the most. */
const rememberedAnswers = 20_000;
/** How many rows an answer may have: long lists are read for what is itself kept, as a run's snapshot. */
const rememberedRows = 30;

type Rows = readonly unknown[];

/** What the embedded database says between two commits. */
export type View = {
  /** To be called before each statement: the view begins with the first. */
  look(): void;
  /** To be called before each commit: what is read from then on is new. */
  lookAway(): void;
  /** The rows of a query with these values; asked again in the same view, they are known. */
  rowsOf(sql: string, values: Rows, read: () => Rows): Rows;
};

/**
 * Reads between two commits share one view of the data: the file is locked once instead of for each statement, and what
 * was asked once needs no asking again. Nobody else writes: it stays the newest until our next commit, which also needs
 * it closed to begin the log anew.
 */
export function openView(reading: SqliteFile.Database): View {
  reading.pragma('query_only = ON');
  const open = reading.prepare('begin');
  const close = reading.prepare('commit');
  const remembered = new Map<string, Map<unknown, Rows>>();
  let count = 0;

  function forget(): void {
    remembered.clear();
    count = 0;
  }

  return {
    look: () => void (reading.inTransaction || open.run()),
    lookAway() {
      forget();
      if (reading.inTransaction) close.run();
    },
    rowsOf(sql, values, read) {
      const answers = remembered.get(sql) ?? new Map<unknown, Rows>();
      // One text always has as many values.
      const key = values.length === 1 ? values[0] : JSON.stringify(values);
      const known = answers.get(key);
      if (known !== undefined) return known;
      const rows = read();
      if (rows.length > rememberedRows) return rows;
      // Many callers share them now.
      for (const row of rows) Object.freeze(row);
      if (count >= rememberedAnswers) forget();
      remembered.set(sql, answers.set(key, rows));
      count += 1;
      return rows;
    },
  };
}
