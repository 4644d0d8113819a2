import { CallFailed } from '@vincere/contract/client';

/** Returns whether a failed read of a run says that the run is over. */
export function saysOver(error: Error | null): boolean {
  return error instanceof CallFailed && (error.status === 409 || error.code === 'run.finished');
}
