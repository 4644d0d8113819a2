import { useNavigate } from '@tanstack/react-router';
import { participation } from '@vincere/contract/messages';
import { accessCodeIn, rooms } from '@vincere/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pendingJoin } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { toastError } from '../../../ui/toasts/Toaster.tsx';
import { findSeat } from '../find-seat.ts';
import type { useJoining, Wish } from './useJoining.ts';

export type FailedJoin = { wish: Wish; message: string };

/**
 * Joins a run automatically, once per address with a code and a room. With a code alone, a user who has a seat on the run
 * returns to its room; any other user is asked for their role with `ask`. Then, and after a failure, the code is removed from
 * the address. Returns the failure, if any, and a function that retries.
 */
export function useAutoJoin(
  { code, room }: { code: string | undefined; room: string | undefined },
  attempt: ReturnType<typeof useJoining>['attempt'],
  ask: (code: string) => void,
) {
  const navigate = useNavigate();
  const lastRequest = useRef<string | undefined>(undefined);
  const [failed, setFailed] = useState<FailedJoin | null>(null);

  const join = async (wish: Wish) => {
    setFailed(null);
    const failure = await attempt(wish, { replace: true });
    if (failure === null) return;
    setFailed({ wish, message: failure.message });
    toastError(t(participation.autoJoinFailed), failure.message);
  };

  const handleAddress = useEffectEvent(async (wantedCode: string | undefined) => {
    // The code in the address takes precedence over one stored before the login.
    const storedJoin = pendingJoin.take();
    if (wantedCode === undefined) {
      if (storedJoin !== null) await navigate({ to: '/dashboard', search: storedJoin, replace: true });
      return;
    }
    const target =
      rooms.find((candidate) => candidate === room) ?? (await findSeat(wantedCode))?.room.room_name;
    if (target === undefined) ask(accessCodeIn(wantedCode));
    else await join({ code: wantedCode, room: target });
    // Still on the dashboard: joining failed, the run is over, or the role dialog is open.
    if (location.pathname === '/dashboard') await navigate({ to: '/dashboard', search: {}, replace: true });
  });

  useEffect(() => {
    const request = code && `${code} ${room}`;
    if (request && request === lastRequest.current) return;
    lastRequest.current = request;
    void handleAddress(code);
  }, [code, room]);

  return { failed, retry: () => failed && void join(failed.wish) };
}
