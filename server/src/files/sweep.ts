import type { App } from '../app.ts';
import { keptSecret } from '../db/secrets.ts';
import { listStorageKeys } from './store.ts';

/**
 * Removes stored bytes that no row names: what broken uploads and deleted scenarios left behind. Files of another
 * database stay: one wrong address of a database must not cost anybody their uploads.
 */
export async function sweepFiles(app: App): Promise<void> {
  const owner = await keptSecret(app.db, 'files-owner');
  if (!(await app.files.sweep(await listStorageKeys(app.db.read), owner)))
    app.log.warn('the uploaded files belong to another database: none of them was swept');
}
