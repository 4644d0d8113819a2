import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { runs } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import { lazy, Suspense, useCallback, useState } from 'react';
import { ControlRoom } from '../../features/control-room/ControlRoom.tsx';
import { FinishedRun } from '../../features/control-room/FinishedRun.tsx';
import { NoSuchRun } from '../../features/control-room/NoSuchRun.tsx';
import { Present } from '../../features/control-room/present/Present.tsx';
import { RunFrame } from '../../features/control-room/RunFrame.tsx';
import { RunLoading } from '../../features/control-room/RunLoading.tsx';
import { useControlRoom } from '../../features/control-room/useControlRoom.ts';
import { ExportRun } from '../../features/facilitator-report/export/ExportRun.tsx';
import { ShareReport } from '../../features/facilitator-report/share/ShareReport.tsx';
import { RateLink } from '../../features/ratings/RateLink.tsx';
import { RehearsalBar } from '../../features/rehearsal/RehearsalBar.tsx';
import { AssignRooms } from '../../features/room-assignment/AssignRooms.tsx';
import { RosterImport } from '../../features/roster/RosterImport.tsx';
import { CallFailed, serverMessage, useRead } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { RoomsOfRun } from '../../parts/rooms.tsx';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { RunProjector } from './RunProjector.tsx';

const RunReport = lazy(() =>
  import('../../features/facilitator-report/RunReport.tsx').then((module) => ({ default: module.RunReport })),
);

/** `/admin/runs/{runId}`: the control room of a run, and its report once it is over. */
export function RunPage() {
  const { runId } = useParams({ from: '/facilitator/admin/runs/$runId' });
  if (!/^[1-9]\d{0,14}$/.test(runId)) return <NoSuchRun message={t(runs.invalidId)} />;
  return <OneRun key={runId} runId={Number(runId)} />;
}

function OneRun({ runId }: { runId: number }) {
  const { run, board, live } = useControlRoom(runId);
  const { present } = useSearch({ from: '/facilitator/admin/runs/$runId' });
  const settings = useRead('getSettings', {});
  const facts = useRead('getRunFacts', { params: { runId } });
  // Kept above the switch from the control room to the report: when the run ends, the projector view stays open and covers
  // the report, which must not be projected.
  const [isPresented, setIsPresented] = useState(false);
  const leave = useCallback(() => setIsPresented(false), []);
  useTitle(run.data?.run.name ?? t('Run'), run.data?.run.simulation.name);
  const readError = run.error ?? board.error;
  const loading = (hasFailed: boolean) => (
    <>
      <PageHead title={t('Run')} />
      <main id="main" className="admin-main">
        <RunLoading hasFailed={hasFailed} run={run} board={board} />
      </main>
    </>
  );
  if (!run.data || !board.data)
    return readError instanceof CallFailed && readError.status === 404 ? (
      <NoSuchRun message={serverMessage(readError)} />
    ) : (
      loading(readError !== null)
    );
  const { rooms } = run.data.run;
  if (present)
    return (
      <RoomsOfRun rooms={rooms}>
        <PresentWindow received={run.data} board={board.data} live={live} />
      </RoomsOfRun>
    );
  const isOver = isFinished(run.data.run.status);
  // Wait for the first read of the settings and of the key facts too, even if it fails. They add controls, which would move
  // the buttons below under the facilitator's pointer.
  if (!isOver && !(settings.isFetched && facts.isFetched)) return loading(false);
  return (
    <RoomsOfRun rooms={rooms}>
      <RunFrame isLive={!isOver}>
        {run.data.run.rehearsal && <RehearsalBar run={run.data.run} />}
        {isOver ? (
          <FinishedRun
            received={run.data}
            board={board.data}
            onPresent={() => setIsPresented(true)}
            end={
              <>
                {run.data.run.rehearsal === null && (
                  <RateLink runId={runId} to="/admin/runs/$runId/ratings" />
                )}
                <ExportRun run={run.data.run} />
                {run.data.run.rehearsal === null && <ShareReport run={run.data.run} />}
              </>
            }
          >
            <Suspense fallback={<Skeleton lines={9} label={t('Loading report')} />}>
              <RunReport runId={runId} />
            </Suspense>
          </FinishedRun>
        ) : (
          <ControlRoom
            received={run.data}
            board={board.data}
            settings={settings.data}
            onPresent={() => setIsPresented(true)}
            peopleTools={
              run.data.run.rehearsal === null && (
                <>
                  <RosterImport run={run.data.run} />
                  <AssignRooms run={run.data.run} />
                </>
              )
            }
            runTools={
              run.data.run.status !== 'DRAFT' && (
                <>
                  <RateLink runId={runId} to="/admin/runs/$runId/ratings" size="sm" />
                  <ExportRun run={run.data.run} size="sm" />
                </>
              )
            }
          >
            <ConnectionLine live={live} />
          </ControlRoom>
        )}
        {isPresented && <Present received={run.data} board={board.data} onLeave={leave} />}
      </RunFrame>
    </RoomsOfRun>
  );
}

/** A window that shows only the projector view of the run or, once it was opened, of its debrief. */
function PresentWindow(props: Omit<Parameters<typeof RunProjector>[0], 'onLeave'>) {
  const navigate = useNavigate({ from: '/admin/runs/$runId' });
  const leave = useCallback(() => {
    window.close();
    // A window that the user opened can't be closed by a script: it becomes the control room.
    void navigate({ search: {}, replace: true });
  }, [navigate]);
  return (
    <main id="main" className="admin-main">
      <RunProjector {...props} onLeave={leave} />
    </main>
  );
}
