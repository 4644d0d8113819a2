import { useNavigate } from '@tanstack/react-router';
import { participation } from '@vincere/contract/messages';
import { queryClient, send } from '../../lib/api.ts';
import { getSession, heldJoin, type Session, setSession, takeUp } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { toast } from '../../ui/Toaster.tsx';
import { guestKey } from './guest-key.ts';

/** Takes a seat with a name only and goes to the briefing. Throws where the server refuses. */
export function useGuestJoin(code: string): (name: string) => Promise<void> {
  const navigate = useNavigate();
  return async (name) => {
    const session = await send('joinAsGuest', {
      body: { access_code: code, name, key: guestKey.of(code) },
    });
    guestKey.forget(code);
    // Nothing of who was here before is shown to the next.
    queryClient.clear();
    heldJoin.take();
    setSession(session);
    toast(t(participation.joined));
    await navigate({ to: '/simulation', search: { code }, replace: true });
  };
}

/** Goes on as somebody who has a place from this device already. */
export function goOnAs(guest: Session): void {
  if (getSession()?.id === guest.id) return;
  queryClient.clear();
  takeUp(guest);
}
