import { Link, Navigate } from '@tanstack/react-router';
import { participation, runs, shared } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/api.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { classOf } from '../../ui/Button.tsx';
import { Empty, Failed, Skeleton } from '../../ui/states.tsx';
import { Assessment, LogInNotice } from './Assessment.tsx';
import { kinds } from './kinds.ts';
import type { useRunToAnswer } from './useRunToAnswer.ts';

/** The post-questionnaire of a run. Leads to the summary if the run asks nothing. Shows a message if the run isn't known or can't be answered. */
export function RunToAnswer({
  run: { id, isMalformed, seat, history },
  onDone,
}: {
  run: ReturnType<typeof useRunToAnswer>;
  onDone: () => void;
}) {
  const session = useSession();
  if (session === null)
    return (
      <MessagePage>
        <LogInNotice kind="post" />
      </MessagePage>
    );
  if (history.isPending)
    return (
      <MessagePage>
        <Skeleton lines={6} />
      </MessagePage>
    );
  if (history.data === undefined)
    return (
      <MessagePage>
        <Failed
          message={messageOf(history.error, t(participation.loadFailed))}
          busy={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      </MessagePage>
    );
  if (id === undefined)
    return (
      <MessagePage>
        <Empty title={isMalformed ? t(runs.invalidId) : t(runs.noIdProvided)} action={<ToDashboard />}>
          {t('Open the assessment from your dashboard, next to its simulation.')}
        </Empty>
      </MessagePage>
    );
  if (seat === undefined)
    return (
      <MessagePage>
        <Empty title={refusalText('run.unknown')} action={<ToDashboard />}>
          {t('You did not take part in this simulation.')}
        </Empty>
      </MessagePage>
    );
  if (!isFinished(seat.sim_run.status))
    return (
      <MessagePage>
        <Empty
          title={refusalText('questionnaire.run-not-finished')}
          action={
            <Link
              to="/dashboard"
              search={{ code: seat.sim_run.access_code, room: seat.room.room_name }}
              className={classOf('ink')}
            >
              {t(participation.resume)}
            </Link>
          }
        >
          {t('{simulation} is still going on.', { simulation: seat.sim_run.simulation.name })}
        </Empty>
      </MessagePage>
    );
  if (seat.sim_run.questionnaires === 'none')
    return <Navigate to="/simulation/summary" search={{ runId: id }} replace />;
  return <Assessment key={id} kind="post" runId={id} asks={seat.sim_run} onDone={onDone} />;
}

function MessagePage({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="page page-narrow">
      <h1 className="heading-1">{kinds.post.title}</h1>
      {children}
    </main>
  );
}

function ToDashboard() {
  return (
    <Link to="/dashboard" search={{}} className={classOf('ink')}>
      {t(shared.goToDashboard)}
    </Link>
  );
}
