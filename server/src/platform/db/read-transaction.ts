import type SqliteFile from 'better-sqlite3';

/** A read transaction that all reads between two commits share. */
export type ReadTransaction = {
  /** Begins the transaction if none is open. Call it before each statement. */
  begin: () => void;
  /** Ends the transaction. Call it before each commit, so that later reads see the committed data. */
  end: () => void;
};

/**
 * Opens the read transaction of a handle, which it makes read-only. SQLite locks the file once per transaction instead of
 * once per statement. No other process writes to the file, so the data stays current until our own next commit. Ending
 * the transaction before that commit also lets SQLite restart the write-ahead log.
 */
export function openReadTransaction(reading: SqliteFile.Database): ReadTransaction {
  reading.pragma('query_only = ON');
  const begin = reading.prepare('begin');
  const commit = reading.prepare('commit');
  return {
    begin: () => void (reading.inTransaction || begin.run()),
    end: () => void (reading.inTransaction && commit.run()),
  };
}
