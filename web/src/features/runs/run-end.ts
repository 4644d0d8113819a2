import { CallFailed } from '@vincere/contract/client';

/** Whether a failed read of a run says that it is over (section 4, verification poll). */
export function saysOver(error: Error | null): boolean {
  if (!(error instanceof CallFailed)) return false;
  return error.status === 409 || /has been completed|cannot be joined/i.test(error.message);
}
