import { useParams, useSearch } from '@tanstack/react-router';
import { rooms, shared } from '@vincere/contract/messages';
import { useDeferredValue } from 'react';
import { roomAccess, roomByName } from '../../features/room/place.ts';
import { RoomError, WrongRoom } from '../../features/room/RoomDoor.tsx';
import { retryWithToast } from '../../features/room/retry-with-toast.ts';
import { NoRun } from '../../features/runs/NoRun.tsx';
import { useRunGate } from '../../features/runs/useRunGate.ts';
import { useSeatedRun } from '../../features/runs/useSeatedRun.ts';
import { messageOf } from '../../lib/api.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { t } from '../../lib/text.ts';
import { useTitle } from '../../lib/title.ts';
import { RoomsOfRun, roomsFor } from '../../parts/rooms.tsx';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { RoomInside } from './RoomInside.tsx';

/** `/simulation/room/{roomId}?code=`: loads a room, and checks that the participant may enter it. */
export function RoomPage() {
  const { roomId } = useParams({ from: '/simulation/room/$roomId' });
  const { code } = useSearch({ from: '/simulation/room/$roomId' });
  const seated = useSeatedRun(code);
  const end = useRunGate(code, seated);
  const { received, error } = seated;
  const shown = roomsFor(received?.run.rooms ?? null);
  const room = roomByName(roomId, shown.rooms);
  useTitle(
    room ? t('Room: {persona}', { persona: shown.roomName(room) }) : t('Room'),
    received?.run.simulation.name,
  );

  // A room is slow to render. In a transition, a slow phone still handles input meanwhile.
  const isRendered = useDeferredValue(received !== undefined);
  const access = received && room && roomAccess(received.run, room);
  if (received && isRendered && room && access && access !== 'restricted')
    return (
      <RoomsOfRun rooms={received.run.rooms}>
        <RoomInside key={room} received={received} room={room} access={access} live={seated.live} end={end} />
      </RoomsOfRun>
    );

  return (
    <>
      <TopBar />
      <ConnectionLine live={seated.live} />
      <main id="main" className="page">
        {code === undefined ? (
          <NoRun />
        ) : received && access === 'restricted' ? (
          <RoomsOfRun rooms={received.run.rooms}>
            <WrongRoom code={code} own={received.run.users_playing[0]?.room.room_name} />
          </RoomsOfRun>
        ) : received && !access ? (
          <RoomError
            message={refusalText('room.unknown')}
            busy={seated.isFetching}
            onRetry={() => void seated.refetch()}
          />
        ) : !received && error && !seated.isOver ? (
          <RoomError
            message={messageOf(error, t(shared.loadFailed))}
            busy={seated.isFetching}
            onRetry={() => void retryWithToast(seated.refetch)}
          />
        ) : (
          <>
            <h1 className="visually-hidden">{t(rooms.loading)}</h1>
            <Skeleton lines={9} label={t(rooms.loading)} />
          </>
        )}
      </main>
    </>
  );
}
