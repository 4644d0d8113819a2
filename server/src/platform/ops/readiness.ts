import type { PlatformApp } from '../app.ts';

/** A reason not to send requests to this process. */
export type Problem = {
  /** One sentence for the caller, without paths. */
  detail: string;
  /** The cause, for the log. */
  error: unknown;
};

/** Checks the database and the folder of uploaded files. Returns the first problem, or null. */
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
  return null;
}
