import { useNavigate } from '@tanstack/react-router';
import { participation } from '@vincere/contract/messages';
import { queryClient, send } from '../../../lib/api.ts';
import { pendingJoin, setSession } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { guestKey } from './guest-key.ts';

/** Returns a function that joins a run as a guest with a name and opens the briefing. It rejects if the server refuses. */
export function useGuestJoin(code: string): (name: string) => Promise<void> {
  const navigate = useNavigate();
  return async (name) => {
    const session = await send('joinAsGuest', {
      body: { access_code: code, name, key: guestKey.of(code) },
    });
    // Clear the cache, so that the guest sees no data of an earlier user.
    queryClient.clear();
    pendingJoin.take();
    setSession(session);
    guestKey.forget(code);
    toast(t(participation.joined));
    await navigate({ to: '/simulation', search: { code }, replace: true });
  };
}
