import { Link, useParams } from '@tanstack/react-router';
import { runs } from '@vincere/contract/messages';
import { NoSuchRun } from '../../features/control-room/NoSuchRun.tsx';
import { RunLoading } from '../../features/control-room/RunLoading.tsx';
import { useControlRoom } from '../../features/control-room/useControlRoom.ts';
import { Ratings } from '../../features/ratings/Ratings.tsx';
import { CallFailed, serverMessage } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { Clock } from '../../parts/Clock.tsx';
import { StatusTag } from '../../parts/StatusTag.tsx';
import { classOf } from '../../ui/Button.tsx';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

/** `/admin/runs/{runId}/ratings`: the objectives of a run, which its facilitators rate. */
export function RatingsPage() {
  const { runId } = useParams({ from: '/facilitator/admin/runs/$runId/ratings' });
  if (!/^[1-9]\d{0,14}$/.test(runId)) return <NoSuchRun message={t(runs.invalidId)} />;
  return <RatedRun key={runId} runId={Number(runId)} />;
}

function RatedRun({ runId }: { runId: number }) {
  const { run: received, board, live } = useControlRoom(runId);
  const run = received.data?.run;
  useTitle(t('Rate Objectives'), run?.name);
  const readError = received.error ?? board.error;
  if (!run && readError instanceof CallFailed && readError.status === 404)
    return <NoSuchRun message={serverMessage(readError)} />;
  if (!run)
    return (
      <>
        <PageHead title={t('Rate Objectives')} />
        <main id="main" className="admin-main">
          <RunLoading hasFailed={readError !== null} run={received} board={board} />
        </main>
      </>
    );
  const { status, stage_clock, simulation } = run;
  const isPlaying = status === 'IN_PROGRESS' || status === 'PAUSED';
  return (
    <>
      <PageHead
        up={
          <Link to="/admin/runs/$runId" params={{ runId: String(runId) }} search={{}}>
            {run.name}
          </Link>
        }
        title={t('Rate Objectives')}
        actions={
          isPlaying &&
          stage_clock && <Clock clock={stage_clock} receivedAt={received.data?.receivedAt ?? 0} />
        }
      >
        <StatusTag status={status} />
      </PageHead>
      <ConnectionLine live={live} />
      <main id="main" className="admin-main">
        <Ratings
          run={run}
          toObjectives={
            <Link
              to="/admin/simulations/$simulationId/stages"
              params={{ simulationId: String(simulation.id) }}
              search={{ view: 'objectives' }}
              className={classOf('line')}
            >
              {t('Objectives')}
            </Link>
          }
        />
      </main>
    </>
  );
}
