import { ensureSecret, filesOwner } from '../../platform/db/secrets.ts';
import type { App } from '../app.ts';
import { listStorageKeys } from '../store/files.ts';

/** Younger files may be on their way to a row in another process. */
const youngMs = 3_600_000;

/**
 * Removes stored bytes that no row names: what broken uploads and deleted scenarios left behind. Whose they are is told by
 * a secret of the database, which a restore makes anew: a wrong address of a database, or a backup of another moment, costs
 * nobody their uploads. A copy of a database that was made by other means has the same secret, and must not be started
 * on the same files. For a start, before anybody calls.
 */
export async function sweepFiles(app: App): Promise<void> {
  const owner = await ensureSecret(app.db, filesOwner);
  // Only where one machine has both, nobody else can be uploading: what has no row by now was cut short by a death.
  const isAlone = app.db.engine === 'sqlite' && app.config.s3 === undefined;
  const before = isAlone ? Number.POSITIVE_INFINITY : Date.now() - youngMs;
  if (!(await app.files.sweep(await listStorageKeys(app.db.read), owner, before)))
    app.log.warn('the uploaded files belong to another database: none of them was swept');
}
