import { readOnce } from './api.ts';

/** Returns whether the user only observes runs: people without a seat answer no questionnaire. False if a read fails. */
export async function isOnlyObserver(): Promise<boolean> {
  try {
    const [{ runs }, { user_run }] = await Promise.all([
      readOnce('listObservedRuns', {}),
      readOnce('listMyRuns', {}),
    ]);
    return runs.length > 0 && user_run.length === 0;
  } catch {
    return false;
  }
}
