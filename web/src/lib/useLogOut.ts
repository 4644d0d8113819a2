import { useNavigate } from '@tanstack/react-router';
import { clearToast, toastError } from '../ui/Toaster.tsx';
import { messageOf, queryClient, send } from './api.ts';
import { getSession, heldAddress, heldJoin, heldRun, setSession } from './session.ts';
import { t } from './text.ts';

/**
 * Ends the session, here and on the server, and goes to the log-in page. With `everywhere` all sessions of the account end:
 * only when the server has said so, otherwise it tells that they go on, and stays.
 */
export function useLogOut(): (everywhere?: boolean) => Promise<void> {
  const navigate = useNavigate();
  return async (everywhere = false) => {
    const answer = send('logOut', { body: { everywhere } });
    try {
      // Without a line the server keeps the session until it ends by itself; here it is over all the same.
      await (everywhere ? answer : Promise.race([answer.catch(() => {}), patience()]));
    } catch (error) {
      // A session that the server knows no more has ended, and said so, by itself.
      if (getSession() === null) return;
      return void toastError(
        t('You are still logged in'),
        messageOf(error, t('Check your connection and try again.')),
      );
    }
    heldRun.clear();
    heldJoin.take();
    heldAddress.take();
    setSession(null);
    // What could be undone is not for whoever comes next.
    clearToast();
    queryClient.clear();
    await navigate({ to: '/login' });
  };
}

const patience = () => new Promise((done) => setTimeout(done, 2_000));
