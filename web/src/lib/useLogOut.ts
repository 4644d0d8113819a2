import { useNavigate } from '@tanstack/react-router';
import { queryClient, send } from './api.ts';
import { heldJoin, heldRun, setSession } from './session.ts';

/** Ends the session, here and on the server, or with `everywhere` all of the account, and goes to the log-in page. */
export function useLogOut(): (everywhere?: boolean) => Promise<void> {
  const navigate = useNavigate();
  return async (everywhere = false) => {
    // Without a line the server keeps the session until it ends by itself; here it is over all the same.
    await Promise.race([
      send('logOut', { body: { everywhere } }).catch(() => {}),
      new Promise((done) => setTimeout(done, 2_000)),
    ]);
    heldRun.clear();
    heldJoin.take();
    setSession(null);
    queryClient.clear();
    await navigate({ to: '/login' });
  };
}
