import type { PlatformApp } from '../app.ts';
import { freeBytes } from '../free-space.ts';

/** A reason not to send requests to this process. */
export type Problem = {
  /** One sentence for the caller, without paths. */
  detail: string;
  /** The cause, for the log. */
  error: unknown;
};

/** With fewer free bytes than this, the next write may fail. */
const fewestFreeBytes = 1024 * 1024;

/** Checks the database, the folder of uploaded files and the storage. Returns the first problem, or null. */
export async function findProblem(app: PlatformApp): Promise<Problem | null> {
  try {
    await app.db.ping();
  } catch (error) {
    return { detail: 'The database cannot be reached', error };
  }
  try {
    await app.files.check();
  } catch (error) {
    return { detail: 'The folder of uploaded files is missing', error };
  }
  const detail = 'The storage is full';
  const { config } = app;
  const usesFolder = config.databaseUrl === undefined || config.s3 === undefined;
  if (usesFolder && (await freeBytes(config.dataFolder)) < fewestFreeBytes)
    return { detail, error: new Error(`The disk of ${config.dataFolder} is full`) };
  if (await app.isStorageFull()) return { detail, error: new Error('The last write found the storage full') };
  return null;
}
