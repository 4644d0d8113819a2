import { useNavigate } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { rooms, shared } from '@vincere/contract/messages';
import type { Room } from '@vincere/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '../../../lib/text.ts';
import { roomsFor } from '../../../parts/rooms.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { ownSeat } from '../useRun.ts';

/** Shows a toast with a link when a facilitator has moved the user to another room. */
export function useMoveNotice(run: Run | undefined): void {
  const navigate = useNavigate();
  const room = run && ownSeat(run)?.room.room_name;
  const lastRoom = useRef(room);

  const notify = useEffectEvent((to: Room) => {
    const { placeName } = roomsFor(run?.rooms ?? null);
    const search = { code: run?.access_code };
    if (to === 'dashboard')
      toast(t('You were moved to the dashboard'), t('You can look into every room from there.'), {
        label: t(shared.goToDashboard),
        act: () => void navigate({ to: '/simulation/dashboard', search }),
      });
    else
      toast(
        t('You are now the {role}', { role: placeName(to) }),
        t('Your facilitator has moved you to another room.'),
        {
          label: t(rooms.enter),
          act: () => void navigate({ to: '/simulation/room/$roomId', params: { roomId: to }, search }),
        },
      );
  });
  useEffect(() => {
    const before = lastRoom.current;
    lastRoom.current = room;
    if (room !== undefined && before !== undefined && before !== room) notify(room);
  }, [room]);
}
