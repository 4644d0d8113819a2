import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { runs, shared } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import { useCallback, useState } from 'react';
import { NoSuchRun } from '../../features/control-room/NoSuchRun.tsx';
import { RunLoading } from '../../features/control-room/RunLoading.tsx';
import { useControlRoom } from '../../features/control-room/useControlRoom.ts';
import { DebriefScreen } from '../../features/facilitator-debrief/DebriefScreen.tsx';
import { DebriefProjector } from '../../features/facilitator-debrief/projector/DebriefProjector.tsx';
import { useDebrief } from '../../features/facilitator-debrief/useDebrief.ts';
import { CallFailed, serverMessage } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { PresentButtons } from '../../parts/projector/PresentButtons.tsx';
import { RoomsOfRun } from '../../parts/rooms.tsx';
import { classOf } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Empty, Failed, Skeleton } from '../../ui/states.tsx';

/** `/admin/runs/{runId}/debrief`: the guided debrief of a finished run, as its facilitators plan and lead it. */
export function DebriefPage() {
  const { runId } = useParams({ from: '/facilitator/admin/runs/$runId/debrief' });
  if (!/^[1-9]\d{0,14}$/.test(runId)) return <NoSuchRun message={t(runs.invalidId)} />;
  return <OneDebrief key={runId} runId={Number(runId)} />;
}

function OneDebrief({ runId }: { runId: number }) {
  const { run: received, board, live } = useControlRoom(runId);
  const run = received.data?.run;
  const isOver = run !== undefined && isFinished(run.status);
  const debrief = useDebrief(runId, live, isOver);
  const { present } = useSearch({ from: '/facilitator/admin/runs/$runId/debrief' });
  const [isPresented, setIsPresented] = useState(false);
  const leave = useCallback(() => setIsPresented(false), []);
  useTitle(t('Debrief'), run?.name);
  const readError = received.error ?? board.error;
  if (readError instanceof CallFailed && readError.status === 404 && !run)
    return <NoSuchRun message={serverMessage(readError)} />;
  if (!run || !board.data || !debrief.data)
    return (
      <>
        <PageHead title={t('Debrief')} />
        <main id="main" className="admin-main">
          {run && !isOver ? (
            <NotFinished runId={runId} />
          ) : isOver && debrief.error ? (
            <Failed
              message={t('The debrief could not be loaded')}
              label={t(shared.retry)}
              busy={debrief.isFetching}
              onRetry={() => void debrief.refetch()}
            />
          ) : isOver && board.data ? (
            <Skeleton lines={9} label={t('Loading the debrief')} />
          ) : (
            <RunLoading hasFailed={readError !== null} run={received} board={board} />
          )}
        </main>
      </>
    );
  const debriefProps = { run, received: debrief.data };
  if (present)
    return (
      <RoomsOfRun rooms={run.rooms}>
        <PresentWindow {...debriefProps} />
      </RoomsOfRun>
    );
  return (
    <RoomsOfRun rooms={run.rooms}>
      <DebriefScreen
        {...debriefProps}
        seats={board.data.seats}
        live={live}
        hasFailed={debrief.isError}
        present={
          <PresentButtons address={`/admin/runs/${runId}/debrief`} onPresent={() => setIsPresented(true)} />
        }
      />
      {isPresented && <DebriefProjector {...debriefProps} onLeave={leave} />}
    </RoomsOfRun>
  );
}

function NotFinished({ runId }: { runId: number }) {
  return (
    <Empty
      title={refusalText('debrief.run-not-finished')}
      action={
        <Link
          to="/admin/runs/$runId"
          params={{ runId: String(runId) }}
          search={{}}
          className={classOf('line')}
        >
          {t('Back to the Control Room')}
        </Link>
      }
    />
  );
}

/** A window that shows only the projector view of the debrief. */
function PresentWindow(props: Pick<Parameters<typeof DebriefProjector>[0], 'run' | 'received'>) {
  const navigate = useNavigate({ from: '/admin/runs/$runId/debrief' });
  const leave = useCallback(() => {
    window.close();
    // A window that the user opened can't be closed by a script: it becomes the debrief's page.
    void navigate({ search: {}, replace: true });
  }, [navigate]);
  return (
    <main id="main" className="admin-main">
      <DebriefProjector {...props} onLeave={leave} isOwnWindow />
    </main>
  );
}
