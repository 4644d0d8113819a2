import { Link, useParams } from '@tanstack/react-router';
import { runs } from '@vincere/contract/messages';
import { isFinished, type Room, rooms } from '@vincere/domain';
import { RoomLinks } from '../../features/control-room/look/RoomLinks.tsx';
import { NoSuchRun } from '../../features/control-room/NoSuchRun.tsx';
import { RunLoading } from '../../features/control-room/RunLoading.tsx';
import runFrameStyles from '../../features/control-room/run-frame.module.css';
import { useControlRoom } from '../../features/control-room/useControlRoom.ts';
import { roomByName } from '../../features/room/place.ts';
import { CallFailed, serverMessage } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { Clock } from '../../parts/Clock.tsx';
import { PlenaryNotice } from '../../parts/PlenaryNotice.tsx';
import { RoomName } from '../../parts/RoomName.tsx';
import { RoomsOfRun, roomsFor } from '../../parts/rooms.tsx';
import { StatusTag } from '../../parts/StatusTag.tsx';
import { classOf } from '../../ui/Button.tsx';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Empty } from '../../ui/states.tsx';
import { RoomLook } from './RoomLook.tsx';

/** `/admin/runs/{runId}/rooms/{roomName}`: a room of a running run, as its facilitators look into it. */
export function RoomLookPage() {
  const { runId, roomName } = useParams({ from: '/facilitator/admin/runs/$runId/rooms/$roomName' });
  const room = roomByName(roomName, rooms);
  if (!/^[1-9]\d{0,14}$/.test(runId)) return <NoSuchRun message={t(runs.invalidId)} />;
  if (room === undefined) return <NoSuchRun message={refusalText('room.unknown')} />;
  return <LookedInto key={runId} runId={Number(runId)} room={room} />;
}

function LookedInto({ runId, room }: { runId: number; room: Room }) {
  const { run: received, board, live } = useControlRoom(runId);
  useTitle(roomsFor(received.data?.run.rooms ?? null).placeName(room), received.data?.run.name);
  const readError = received.error ?? board.error;
  const up = (
    <Link to="/admin/runs/$runId" params={{ runId: String(runId) }} search={{}}>
      {t('Back to the Control Room')}
    </Link>
  );
  if (!received.data || !board.data)
    return readError instanceof CallFailed && readError.status === 404 ? (
      <NoSuchRun message={serverMessage(readError)} />
    ) : (
      <>
        <PageHead up={up} title={<RoomName room={room} />} />
        <main id="main" className="admin-main">
          <RunLoading hasFailed={readError !== null} run={received} board={board} />
        </main>
      </>
    );

  const { run, receivedAt } = received.data;
  const isOver = isFinished(run.status);
  const isPlaying = run.status !== 'DRAFT' && !isOver;
  return (
    <RoomsOfRun rooms={run.rooms}>
      <PageHead
        up={
          <>
            {up} <span className="meta-text">{`· ${run.name}`}</span>
          </>
        }
        title={<RoomName room={room} />}
        actions={isPlaying && run.stage_clock && <Clock clock={run.stage_clock} receivedAt={receivedAt} />}
      >
        <StatusTag status={run.status} />
      </PageHead>
      <ConnectionLine live={live} />
      <div className={runFrameStyles.notices} role="status">
        <PlenaryNotice run={run} receivedAt={receivedAt} />
      </div>
      {!isOver && <RoomLinks board={board.data} />}
      {isPlaying ? (
        <RoomLook key={room} received={received.data} board={board.data} room={room} live={live} />
      ) : (
        <main id="main" className="admin-main">
          {isOver ? (
            <Empty
              title={t('The simulation is over')}
              action={
                <Link
                  to="/admin/runs/$runId"
                  params={{ runId: String(runId) }}
                  search={{}}
                  className={classOf('line')}
                >
                  {t('Open the Report')}
                </Link>
              }
            >
              {t('The report has the votes of all rooms, with their reasoning.')}
            </Empty>
          ) : (
            <Empty title={t('This room is not open yet')}>
              {t('Its posts, notes and votes appear here when you start the run.')}
            </Empty>
          )}
        </main>
      )}
    </RoomsOfRun>
  );
}
