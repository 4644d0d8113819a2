/** The database cannot be reached, or does not answer in time: what was asked may be asked again later. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = 'database-away';
}

/** The data cannot be used as it is, and nothing was changed; the message is one line for the operator. */
export class UnusableData extends Error {}

/**
 * What file systems, SQLite and PostgreSQL say when nothing more fits; `SQLITE_IOERR_SHMSIZE` is SQLite that cannot grow
 * the index of its journal.
 */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100']);

/** Whether something failed for want of room: nothing of what should be written is there. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && fullCodes.has(String(error.code));
}
