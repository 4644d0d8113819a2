/** The database cannot be reached, or does not answer in time: what was asked may be asked again later. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = 'database-away';
}

/** There is no room left for what should be written; nothing of it is there. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** What the file systems and SQLite say when nothing more fits; the last one is SQLite that can't grow its index of the journal. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE']);

/** Tells an error for want of room from others, which are given back as they are. */
export function orStorageFull(error: unknown): unknown {
  return fullCodes.has(codeOf(error)) ? new StorageFull('No room is left to write', { cause: error }) : error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
