import { useNavigate } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import { useState } from 'react';
import { CallFailed, messageOf, queryClient, send } from '../../lib/api.ts';
import { giveVisitorDrafts } from '../../lib/drafts.ts';
import { pendingAddress, pendingJoin, type Session, setSession } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { clearToast, toastError } from '../../ui/Toaster.tsx';
import type { Alert } from './FormAlert.tsx';
import { storedRegistration } from './stored-registration.ts';

/** Logs in and opens the user's start page. An error is shown in a toast and at the form. */
export function useLogIn() {
  const navigate = useNavigate();
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
    storedRegistration.clearEmail();
    // Don't show data of the previous user.
    queryClient.clear();
    giveVisitorDrafts(session.id);
    setSession(session);
    const requested = takeRequestedPage(session);
    await (requested === null
      ? navigate({ to: destinationOf(session), search: {} })
      : navigate({ href: requested }));
  };
  return { logIn, alert };
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
  const requested = pendingAddress.take();
  const isOpen = is_admin || (has_completed_questionnaire && !requested?.startsWith('/admin'));
  return isOpen && !pendingJoin.exists() ? requested : null;
}

/** Returns the start page: the admin area, the dashboard, or the first questionnaire if it hasn't been answered. */
function destinationOf({ is_admin, has_completed_questionnaire }: Session) {
  if (is_admin) return '/admin' as const;
  return has_completed_questionnaire ? ('/dashboard' as const) : ('/pre-questionnaire' as const);
}
