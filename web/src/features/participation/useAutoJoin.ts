import { useNavigate } from '@tanstack/react-router';
import { participation } from '@vincere/contract/messages';
import { rooms } from '@vincere/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { heldJoin } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { toastError } from '../../ui/Toaster.tsx';
import { codeOf, findSeat } from './find-seat.ts';
import type { useJoining, Wish } from './useJoining.ts';

export type FailedJoin = { wish: Wish; message: string };

/**
 * Joins by itself when the address names a code and a room, once for each time it does. A code alone leads whoever has a
 * seat on its run back to the room held there; the others are asked for their role (`ask`). The code goes out of the
 * address then, as it does when joining failed: what remains is the failure with its retry.
 */
export function useAutoJoin(
  { code, room }: { code: string | undefined; room: string | undefined },
  attempt: ReturnType<typeof useJoining>['attempt'],
  ask: (code: string) => void,
) {
  const navigate = useNavigate();
  const asked = useRef<string | undefined>(undefined);
  const [failed, setFailed] = useState<FailedJoin | null>(null);

  const join = async (wish: Wish) => {
    setFailed(null);
    const message = await attempt(wish, { replace: true });
    if (message === null) return;
    setFailed({ wish, message });
    toastError(t(participation.autoJoinFailed), message);
  };

  const asksFor = useEffectEvent(async (wanted: string | undefined) => {
    // What the address asks for is newer than what was held.
    const held = heldJoin.take();
    if (wanted === undefined) {
      if (held !== null) await navigate({ to: '/dashboard', search: held, replace: true });
      return;
    }
    const named = rooms.find((one) => one === room) ?? (await findSeat(wanted))?.room.room_name;
    if (named === undefined) ask(codeOf(wanted));
    else await join({ code: wanted, room: named });
    // Still here: it failed, the run is over, or the role is being asked for.
    if (location.pathname === '/dashboard') await navigate({ to: '/dashboard', search: {}, replace: true });
  });

  useEffect(() => {
    const wanted = code && `${code} ${room}`;
    if (wanted && wanted === asked.current) return;
    asked.current = wanted;
    void asksFor(code);
  }, [code, room]);

  return { failed, retry: () => failed && void join(failed.wish) };
}
