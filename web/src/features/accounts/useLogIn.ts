import { useNavigate } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import { useState } from 'react';
import { CallFailed, messageOf, queryClient, send } from '../../lib/api.ts';
import { giveVisitorDrafts } from '../../lib/drafts.ts';
import { isOnlyObserver } from '../../lib/observers.ts';
import { pendingAddress, pendingJoin, type Session, setSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { clearToast, toastError } from '../../ui/toasts/Toaster.tsx';
import type { Alert } from './FormAlert.tsx';
import { storedRegistration } from './registration/stored-registration.ts';

/** Logs in and opens the user's start page. An error is shown in a toast and at the form. */
export function useLogIn() {
  const openFirstPage = useFirstPage();
  const [alert, setAlert] = useState<Alert | null>(null);
  const logIn = async (fields: { username: string; password: string }) => {
    setAlert(null);
    const session = await send('logIn', { body: fields }).catch((error: unknown) => {
      const text = messageOf(error, t(accounts.loginFailed.text));
      toastError(t(accounts.loginFailed.title), text);
      setAlert(alertOf(error));
      return null;
    });
    if (session === null) return;
    clearToast();
    begin(session);
    await openFirstPage(session);
  };
  return { logIn, alert };
}

/** Starts a session in this tab. */
export function begin(session: Session): void {
  storedRegistration.clearEmail();
  // Don't show data of the previous user.
  queryClient.clear();
  giveVisitorDrafts(session.id);
  setSession(session);
}

/** Returns a function that opens the page that a user requested before the log-in, or else the user's start page. */
export function useFirstPage(): (session: Session) => Promise<void> {
  const navigate = useNavigate();
  return async (session) => {
    const requestedPage = takeRequestedPage(session);
    return requestedPage === null
      ? navigate({ to: await destinationOf(session), search: {} })
      : navigate({ href: requestedPage });
  };
}

function alertOf(error: unknown): Alert {
  if (!(error instanceof CallFailed))
    return {
      title: t(accounts.loginFailed.title),
      text: t('The server did not answer. What you typed is still here.'),
    };
  if (error.status === 401) {
    const { title, text } = accounts.incorrectCredentials;
    return { title: t(title), text: t(text) };
  }
  return { title: messageOf(error, t(accounts.loginFailedAlone)) };
}

/**
 * Takes the page that was requested before the log-in. Null if there is none, if the user may not open it, or if a join or the
 * first questionnaire comes first.
 */
function takeRequestedPage({ is_admin, has_completed_questionnaire }: Session): string | null {
  const requestedPage = pendingAddress.take();
  const isOpen =
    is_admin ||
    requestedPage?.startsWith('/observe/') ||
    (has_completed_questionnaire && !requestedPage?.startsWith('/admin'));
  return isOpen && !pendingJoin.exists() ? requestedPage : null;
}

/**
 * Returns the start page: the admin area, the dashboard, or the first questionnaire if it hasn't been answered. Observers
 * answer none.
 */
async function destinationOf({ is_admin, has_completed_questionnaire }: Session) {
  if (is_admin) return '/admin' as const;
  if (has_completed_questionnaire) return '/dashboard' as const;
  if (!pendingJoin.exists() && (await isOnlyObserver())) return '/dashboard' as const;
  return '/pre-questionnaire' as const;
}
