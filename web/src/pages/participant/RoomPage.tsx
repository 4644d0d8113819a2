import { useParams, useSearch } from '@tanstack/react-router';
import { rooms, shared } from '@vincere/contract/messages';
import { useDeferredValue } from 'react';
import { roomAccess, roomByName } from '../../features/room/place.ts';
import { RoomError, WrongRoom } from '../../features/room/RoomDoor.tsx';
import { retryWithToast } from '../../features/room/retry-with-toast.ts';
import { NoRun } from '../../features/runs/NoRun.tsx';
import { useBetweenStages } from '../../features/runs/useBetweenStages.ts';
import { useRunGate } from '../../features/runs/useRunGate.ts';
import { useSeatedRun } from '../../features/runs/useSeatedRun.ts';
import { messageOf } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { RoomsOfRun, roomsFor } from '../../parts/rooms.tsx';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { BetweenStagesPage } from './BetweenStagesPage.tsx';
import { RoomInside } from './RoomInside.tsx';

/** `/simulation/room/{roomId}?code=`: loads a room, and checks that the participant may enter it. */
export function RoomPage() {
  const { roomId } = useParams({ from: '/simulation/room/$roomId' });
  const { code } = useSearch({ from: '/simulation/room/$roomId' });
  const seatedRun = useSeatedRun(code);
  const end = useRunGate(code, seatedRun);
  const { received, error } = seatedRun;
  const isBetween = useBetweenStages(received?.run);
  const shownRooms = roomsFor(received?.run.rooms ?? null);
  const room = roomByName(roomId, shownRooms.rooms);
  useTitle(
    room ? t('Room: {persona}', { persona: shownRooms.roomName(room) }) : t('Room'),
    received?.run.simulation.name,
  );

  // A room is slow to render. In a transition, a slow phone still handles input meanwhile.
  const isRendered = useDeferredValue(received !== undefined);
  if (received && isBetween && !end.hasEnded)
    return <BetweenStagesPage received={received} live={seatedRun.live} end={end} />;

  const access = received && room && roomAccess(received.run, room);
  if (received && isRendered && room && access && access !== 'restricted')
    return (
      <RoomsOfRun rooms={received.run.rooms}>
        <RoomInside
          key={room}
          received={received}
          room={room}
          access={access}
          live={seatedRun.live}
          end={end}
        />
      </RoomsOfRun>
    );

  return (
    <>
      <TopBar />
      <ConnectionLine live={seatedRun.live} />
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
            busy={seatedRun.isFetching}
            onRetry={() => void seatedRun.refetch()}
          />
        ) : !received && error && !seatedRun.isOver ? (
          <RoomError
            message={messageOf(error, t(shared.loadFailed))}
            busy={seatedRun.isFetching}
            onRetry={() => void retryWithToast(seatedRun.refetch)}
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
