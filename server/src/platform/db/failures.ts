/** The database cannot be reached or doesn't answer in time. The client may retry later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code = 'database-away';
}

/** The data cannot be used, and nothing was changed. The message is one line for the operator. */
export class UnusableData extends Error {}

/**
 * Error codes of file systems, SQLite and PostgreSQL for full storage. `SQLITE_IOERR_SHMSIZE` means that SQLite cannot
 * grow the index of its journal.
 */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100']);

/** Returns whether a write failed because the storage is full. Nothing of that write was stored. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && fullCodes.has(String(error.code));
}

/** Does a write that only records a read. The read goes on if the write fails because the storage is full. */
export async function recordIfPossible(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
  }
}
