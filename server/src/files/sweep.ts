import type { App } from '../app.ts';
import { listStorageKeys } from './store.ts';

/** Removes stored bytes that no row names: what broken uploads and deleted scenarios left behind. */
export async function sweepFiles(app: App): Promise<void> {
  await app.files.sweep(await listStorageKeys(app.db.read));
}
