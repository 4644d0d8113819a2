import { useNavigate } from '@tanstack/react-router';
import { queryClient, send } from './api.ts';
import { heldJoin, heldRun, setSession } from './session.ts';

/** Ends the session, here and on the server, and goes to the log-in page. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Without a line the server keeps the session until it ends by itself; here it is over all the same.
    await Promise.race([send('logOut').catch(() => {}), new Promise((done) => setTimeout(done, 2_000))]);
    heldRun.clear();
    heldJoin.take();
    setSession(null);
    queryClient.clear();
    await navigate({ to: '/login' });
  };
}
