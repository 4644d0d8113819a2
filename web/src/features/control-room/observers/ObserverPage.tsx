import { Link } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { CallFailed } from '../../../lib/api.ts';
import { useTitle } from '../../../lib/browser/title.ts';
import type { LiveState } from '../../../lib/live/live.ts';
import { t } from '../../../lib/text.ts';
import { Clock } from '../../../parts/Clock.tsx';
import { RoomsOfRun } from '../../../parts/rooms.tsx';
import { classOf } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/states.tsx';
import { BrandTopBar } from '../../runs/BrandTopBar.tsx';
import { RunLoading } from '../RunLoading.tsx';
import type { ReceivedRun, RunBoard } from '../types.ts';
import { useControlRoom } from '../useControlRoom.ts';

type Props = {
  runId: number;
  /** Title of the page and its hidden heading while it loads or is refused. */
  title: string;
  /** Shown in the top bar. */
  top?: ReactNode;
  /** The page of a run that the user observes. */
  children: (shown: { received: ReceivedRun; board: RunBoard; live: LiveState }) => ReactNode;
};

/** A page of a run for its observers. After the server refused the user once, it makes no further requests. */
export function ObserverPage(props: Props) {
  const [isRefused, setIsRefused] = useState(false);
  if (!isRefused) return <Watched {...props} onRefused={() => setIsRefused(true)} />;
  return (
    <>
      <BrandTopBar />
      <main id="main" className="page">
        <h1 className="visually-hidden">{props.title}</h1>
        <Empty
          title={t('You do not observe this simulation')}
          action={
            <Link to="/dashboard" search={{}} className={classOf('line')}>
              {t(shared.backToDashboard)}
            </Link>
          }
        >
          {t(
            'Its facilitators let people observe it by their account. Ask them whether yours is among them.',
          )}
        </Empty>
      </main>
    </>
  );
}

/** The run and its board, kept current as in the control room. */
function Watched({ runId, title, top, children, onRefused }: Props & { onRefused: () => void }) {
  const { run, board, live } = useControlRoom(runId);
  useTitle(title, run.data?.run.name);
  const loadError = run.error ?? board.error;
  const isRefused = loadError instanceof CallFailed && [403, 404, 422].includes(loadError.status);
  const reportRefusal = useEffectEvent(onRefused);
  useEffect(() => {
    if (isRefused) reportRefusal();
  }, [isRefused]);

  if (run.data === undefined || board.data === undefined)
    return (
      <>
        <BrandTopBar />
        <main id="main" className="page">
          <h1 className="visually-hidden">{title}</h1>
          <RunLoading hasFailed={loadError !== null && !isRefused} run={run} board={board} />
        </main>
      </>
    );
  const { status, stage_clock, rooms } = run.data.run;
  const isPlaying = status === 'IN_PROGRESS' || status === 'PAUSED';
  return (
    <RoomsOfRun rooms={rooms}>
      <BrandTopBar
        clock={
          isPlaying &&
          stage_clock && <Clock clock={stage_clock} receivedAt={run.data.receivedAt} header="run" />
        }
      >
        {top}
      </BrandTopBar>
      {children({ received: run.data, board: board.data, live })}
    </RoomsOfRun>
  );
}
