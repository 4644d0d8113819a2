import type SqliteFile from 'better-sqlite3';

/** What the embedded database says between two commits. */
export type View = {
  /** To be called before each statement: the view begins with the first. */
  look: () => void;
  /** To be called before each commit: what is read from then on is new. */
  lookAway: () => void;
};

/**
 * Reads between two commits share one view of the data: the file is locked once instead of for each statement. Nobody
 * else writes: it stays the newest until our next commit, which also needs it closed to begin the log anew.
 */
export function openView(reading: SqliteFile.Database): View {
  reading.pragma('query_only = ON');
  const open = reading.prepare('begin');
  const close = reading.prepare('commit');
  return {
    look: () => void (reading.inTransaction || open.run()),
    lookAway: () => void (reading.inTransaction && close.run()),
  };
}
