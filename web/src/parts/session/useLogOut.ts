import { useNavigate } from '@tanstack/react-router';
import { messageOf, send } from '../../lib/api.ts';
import { announceLogOut, getSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import { forgetUser } from './forget-user.ts';

/**
 * Ends the session, in all tabs and on the server, and goes to the log-in page. With `everywhere`, ends all sessions of the account;
 * if the server doesn't confirm that, shows an error and stays logged in.
 */
export function useLogOut(): (everywhere?: boolean) => Promise<void> {
  const navigate = useNavigate();
  return async (everywhere = false) => {
    const answer = send('logOut', { body: { everywhere } });
    try {
      // Log out here even without a connection. The server then keeps the session until it expires.
      await (everywhere ? answer : Promise.race([answer.catch(() => {}), patience()]));
    } catch (error) {
      // The server no longer knew the session: it has already ended, and the user was notified.
      if (getSession() === null) return;
      return void toastError(
        t('You are still logged in'),
        messageOf(error, t('Check your connection and try again.')),
      );
    }
    announceLogOut();
    await forgetUser(() => navigate({ to: '/login' }));
  };
}

const patience = () => new Promise((resolve) => setTimeout(resolve, 2_000));
