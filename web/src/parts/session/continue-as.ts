import { queryClient } from '../../lib/api.ts';
import { getSession, resumeSession, type Session } from '../../lib/session/session.ts';
import { clearToast } from '../../ui/toasts/Toaster.tsx';

/** Continues in this tab as the user of another tab, or as a guest who has joined from this device before. */
export function continueAs(session: Session): void {
  if (getSession()?.id === session.id) return;
  clearToast();
  // Don't show data of the previous user.
  queryClient.clear();
  resumeSession(session);
}
