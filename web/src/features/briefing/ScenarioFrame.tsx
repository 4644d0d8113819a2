import { Link } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { CallFailed, messageOf } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { RoomsOfRun } from '../../parts/rooms.tsx';
import { classOf } from '../../ui/Button.tsx';
import { Brand } from '../../ui/marks.tsx';
import { Empty, Failed, Skeleton } from '../../ui/states.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { BackToRoom, CurrentClock, useOpenSeat } from './OpenRun.tsx';
import type { ReachedScenario } from './types.ts';
import type { useScenario } from './useScenario.ts';

/** The frame of a scenario's pages: the header, with the way back into an open run and its clock, and a loading state or an error until the scenario is loaded. */
export function ScenarioFrame({
  id,
  read,
  children,
}: {
  id: number | undefined;
  read: ReturnType<typeof useScenario>['scenario'];
  children: (scenario: ReachedScenario) => ReactNode;
}) {
  const openSeat = useOpenSeat(read.data?.runs.map(({ run_id }) => run_id) ?? []);
  const isMissing = id === undefined || (read.error instanceof CallFailed && read.error.status === 404);
  return (
    <>
      <TopBar
        clock={openSeat && <CurrentClock code={openSeat.code} />}
        right={
          !openSeat && (
            <Link to="/dashboard" search={{}} className={classOf('quiet')}>
              {t('Dashboard')}
            </Link>
          )
        }
      >
        {openSeat ? <BackToRoom {...openSeat} /> : <Brand />}
        {read.data && (
          <div className="top-bar-title">
            <b>{read.data.simulation_name}</b>
          </div>
        )}
      </TopBar>
      <main id="main" className="page">
        {read.data ? (
          <RoomsOfRun rooms={read.data.room_texts}>{children(read.data)}</RoomsOfRun>
        ) : (
          <>
            <h1 className="heading-1">{t('Scenario')}</h1>
            {isMissing ? (
              <Empty
                title={refusalText('scenario.unknown')}
                action={
                  <Link to="/dashboard" search={{}} className={classOf('ink')}>
                    {t(shared.goToDashboard)}
                  </Link>
                }
              >
                {t('You can read the scenarios that a simulation of yours has reached.')}
              </Empty>
            ) : read.isPending ? (
              <Skeleton lines={8} label={t('Loading scenario')} />
            ) : (
              <Failed
                message={messageOf(read.error, t(shared.loadFailed))}
                busy={read.isFetching}
                onRetry={() => void read.refetch()}
              />
            )}
          </>
        )}
      </main>
    </>
  );
}
