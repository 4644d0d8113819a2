import type { SystemAccess } from '../../platform/app.ts';
import { ensureSecret, filesOwner } from '../../platform/db/secrets.ts';
import type { AuthoringApp } from '../app.ts';
import { listStorageKeys } from '../store/files.ts';

/** A younger file may belong to an upload in another process, which has not saved its row yet. */
const youngMs = 3_600_000;

/**
 * Removes stored bytes without a row, which broken uploads and deleted scenarios left behind. A secret of the database
 * identifies its files, and a restore creates a new one, so a wrong database address or an old backup deletes no uploads. A
 * copy of a database that was made by other means has the same secret and must not be started on the same files. Call this
 * at start, before requests are accepted.
 */
export async function sweepFiles(app: AuthoringApp & SystemAccess): Promise<void> {
  const owner = await ensureSecret(app.database, filesOwner);
  // If database and files are on one machine, no other process can be uploading. Bytes without a row are left from a crash.
  const isAlone = app.db.engine === 'sqlite' && app.config.s3 === undefined;
  const before = isAlone ? Number.POSITIVE_INFINITY : Date.now() - youngMs;
  if (!(await app.files.sweep(await listStorageKeys(app.db.read), owner, before)))
    app.log.warn('the uploaded files belong to another database: none of them was swept');
}
