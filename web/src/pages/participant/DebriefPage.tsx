import { Link, useSearch } from '@tanstack/react-router';
import { participation, runs, shared } from '@vincere/contract/messages';
import { Debrief } from '../../features/participant-debrief/Debrief.tsx';
import { PhaseDots, PhaseName } from '../../features/participant-debrief/PhaseSteps.tsx';
import { useParticipantDebrief } from '../../features/participant-debrief/useParticipantDebrief.ts';
import { CallFailed } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import { Brand } from '../../ui/marks.tsx';
import { Empty, Failed, Skeleton } from '../../ui/states.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import styles from './DebriefPage.module.css';

/** `/simulation/debrief?runId=`: the guided debrief of a finished run, for its participants and observers. */
export function DebriefPage() {
  const { runId } = useSearch({ from: '/simulation/debrief' });
  useTitle(t('Debrief'));
  if (typeof runId !== 'number') return <Frame>{<Missing message={t(runs.invalidId)} />}</Frame>;
  return <OneDebrief key={runId} runId={runId} />;
}

function OneDebrief({ runId }: { runId: number }) {
  const { live, query } = useParticipantDebrief(runId);
  const debrief = query.data?.debrief;
  const isRefused = query.error instanceof CallFailed && query.error.status < 500;
  return (
    <Frame
      title={debrief ? <PhaseName phase={debrief.phase} /> : undefined}
      right={debrief ? <PhaseDots phase={debrief.phase} /> : undefined}
    >
      <ConnectionLine live={query.isError && !isRefused && live !== 'connecting' ? 'lost' : live} />
      {debrief ? (
        <Debrief runId={runId} debrief={debrief} />
      ) : debrief === null ? (
        <Empty title={t('The debrief has not begun')} action={<ToSummary runId={runId} />}>
          {t('It opens on this page when your facilitator begins it.')}
        </Empty>
      ) : isRefused ? (
        <Missing message={t('You take no part in this run.')} />
      ) : query.isError ? (
        <Failed
          message={t('The debrief could not be loaded')}
          label={t(shared.retry)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton lines={7} label={t('Loading the debrief')} />
      )}
      {debrief?.phase === 'done' && <ToSummary runId={runId} />}
    </Frame>
  );
}

function Frame({
  title,
  right,
  children,
}: {
  title?: React.ReactNode;
  right?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <>
      <TopBar right={right}>
        <Brand />
        {title ?? (
          <div className="top-bar-title">
            <b>{t('Debrief')}</b>
          </div>
        )}
      </TopBar>
      <main id="main" className={styles.page}>
        <h1 className="visually-hidden">{t('Debrief')}</h1>
        {children}
      </main>
    </>
  );
}

function ToSummary({ runId }: { runId: number }) {
  return (
    <Link to="/simulation/summary" search={{ runId }} className={`${classOf('line')} ${styles.toSummary}`}>
      {t(participation.viewSummary)}
    </Link>
  );
}

function Missing({ message }: { message: string }) {
  return (
    <Empty
      title={message}
      action={
        <Link to="/dashboard" search={{}} className={classOf('line')}>
          {t(shared.backToDashboard)}
        </Link>
      }
    />
  );
}
