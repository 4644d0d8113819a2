import { CallFailed } from '@vincere/contract/client';

/** Returns whether a failed read of a run says that the run is over. */
export function saysOver(error: Error | null): boolean {
  if (!(error instanceof CallFailed)) return false;
  return error.status === 409 || /has been completed|cannot be joined/i.test(error.message);
}
