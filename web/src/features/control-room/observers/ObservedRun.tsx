import { Link } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { CallFailed } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { useTitle } from '../../../lib/title.ts';
import { Clock } from '../../../parts/Clock.tsx';
import { RoomsOfRun } from '../../../parts/rooms.tsx';
import { classOf } from '../../../ui/Button.tsx';
import { ConnectionLine } from '../../../ui/ConnectionLine.tsx';
import { Brand } from '../../../ui/marks.tsx';
import { Empty } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import styles from '../../runs/brand-link.module.css';
import { Present } from '../present/Present.tsx';
import { RunLoading } from '../RunLoading.tsx';
import { useControlRoom } from '../useControlRoom.ts';
import { ObserverView } from './ObserverView.tsx';

/** A run for an observer. After the server refused the user once, the page makes no further requests. */
export function ObservedRun({ runId }: { runId: number }) {
  const [isRefused, setIsRefused] = useState(false);
  if (!isRefused) return <Watched runId={runId} onRefused={() => setIsRefused(true)} />;
  return (
    <>
      <Top />
      <main id="main" className="page">
        <h1 className="visually-hidden">{t('Observe')}</h1>
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
function Watched({ runId, onRefused }: { runId: number; onRefused: () => void }) {
  const { run, board, live } = useControlRoom(runId);
  const [isPresented, setIsPresented] = useState(false);
  const leave = useCallback(() => setIsPresented(false), []);
  useTitle(t('Observe'), run.data?.run.name);
  const failed = run.error ?? board.error;
  const isRefused = failed instanceof CallFailed && [403, 404, 422].includes(failed.status);
  const reportRefusal = useEffectEvent(onRefused);
  useEffect(() => {
    if (isRefused) reportRefusal();
  }, [isRefused]);

  if (run.data === undefined || board.data === undefined)
    return (
      <>
        <Top />
        <main id="main" className="page">
          <h1 className="visually-hidden">{t('Observe')}</h1>
          <RunLoading hasFailed={failed !== null && !isRefused} run={run} board={board} />
        </main>
      </>
    );
  const { status, stage_clock } = run.data.run;
  const isPlaying = status === 'IN_PROGRESS' || status === 'PAUSED';
  return (
    <RoomsOfRun rooms={run.data.run.rooms}>
      <Top>{isPlaying && stage_clock && <Clock clock={stage_clock} receivedAt={run.data.receivedAt} />}</Top>
      <ObserverView received={run.data} board={board.data} onPresent={() => setIsPresented(true)}>
        <ConnectionLine live={live} />
      </ObserverView>
      {isPresented && <Present received={run.data} board={board.data} onLeave={leave} />}
    </RoomsOfRun>
  );
}

function Top({ children }: { children?: ReactNode }) {
  return (
    <TopBar right={children}>
      <Link
        to="/dashboard"
        search={{}}
        className={styles.brandLink}
        aria-label={t('VINCERE, your dashboard')}
      >
        <Brand />
      </Link>
    </TopBar>
  );
}
