import { queryClient } from '../../lib/api.ts';
import { pendingAddress, pendingJoin, setSession, storedRun } from '../../lib/session/session.ts';
import { clearAllToasts } from '../../ui/toasts/Toaster.tsx';

/** Ends the session of this tab and leaves its page. The next user must not see or undo this user's actions. */
export async function forgetUser(leave: () => Promise<void>): Promise<void> {
  storedRun.clear();
  pendingJoin.take();
  pendingAddress.take();
  setSession(null);
  clearAllToasts();
  // The page would read its data again if it were cleared before.
  await leave().finally(() => queryClient.clear());
}
