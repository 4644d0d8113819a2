import type { App } from '../app.ts';
import { keptSecret } from '../db/secrets.ts';
import { listStorageKeys } from './store.ts';

/** Younger files may be on their way to a row in another process. */
const youngMs = 3_600_000;

/**
 * Removes stored bytes that no row names: what broken uploads and deleted scenarios left behind. Files of another
 * database stay: one wrong address of a database must not cost anybody their uploads. For a start, before anybody calls.
 */
export async function sweepFiles(app: App): Promise<void> {
  const owner = await keptSecret(app.db, 'files-owner');
  // Nobody else has the embedded database open: what has no row by now was cut short by a death.
  const before = app.db.engine === 'sqlite' ? Number.POSITIVE_INFINITY : Date.now() - youngMs;
  if (!(await app.files.sweep(await listStorageKeys(app.db.read), owner, before)))
    app.log.warn('the uploaded files belong to another database: none of them was swept');
}
