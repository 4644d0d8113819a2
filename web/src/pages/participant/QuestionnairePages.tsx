import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { LiveDebriefNotice } from '../../features/participant-debrief/OpenDebriefNotice.tsx';
import { Assessment } from '../../features/questionnaires/Assessment.tsx';
import { kinds } from '../../features/questionnaires/kinds.ts';
import { RunToAnswer } from '../../features/questionnaires/RunToAnswer.tsx';
import { type AskingRun, useRunToPrepare } from '../../features/questionnaires/run-to-prepare.ts';
import { useRunToAnswer } from '../../features/questionnaires/useRunToAnswer.ts';
import { AccountButtons } from '../../features/settings/AccountButtons.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { storedRun, useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { Brand } from '../../ui/marks.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import styles from './QuestionnairePages.module.css';

export function PreQuestionnairePage() {
  const { run, isLoading } = useRunToPrepare();
  if (isLoading)
    return (
      <main id="main" className="page">
        <Skeleton lines={8} />
      </main>
    );
  if (run?.questionnaires === 'none') return <Navigate to="/dashboard" search={{}} replace />;
  return <HabitsPage kind="pre" asks={run} />;
}

export function GeneralQuestionnairePage() {
  return <HabitsPage kind="general" />;
}

/** The questionnaire about general habits: required before the first run, and available at any time. */
function HabitsPage({ kind, asks }: { kind: 'pre' | 'general'; asks?: AskingRun | undefined }) {
  const navigate = useNavigate();
  const session = useSession();
  useTitle(kinds[kind].title);
  return (
    <>
      {kind === 'pre' ? (
        <TopBar end={session && <AccountButtons />} />
      ) : (
        <TopBar right={session && <ToDashboard />} />
      )}
      <Assessment kind={kind} asks={asks} onDone={() => void navigate({ to: '/dashboard', search: {} })} />
    </>
  );
}

/** The questionnaire about a finished run. */
export function PostQuestionnairePage() {
  const navigate = useNavigate();
  const run = useRunToAnswer(useSearch({ from: '/post-questionnaire' }));
  const name = run.seat?.sim_run.simulation.name;
  useTitle(kinds.post.title, name);
  const leave = () => {
    storedRun.clear();
    if (run.id === undefined) void navigate({ to: '/dashboard', search: {} });
    else void navigate({ to: '/simulation/summary', search: { runId: run.id } });
  };
  return (
    <>
      <TopBar right={<ToDashboard />}>
        <Brand />
        {name && (
          <div className="top-bar-title">
            <b>{name}</b>
          </div>
        )}
      </TopBar>
      {run.seat !== undefined && (
        <div className={styles.debrief}>
          <LiveDebriefNotice runId={run.seat.simulation_run_id} />
        </div>
      )}
      <RunToAnswer run={run} onDone={leave} />
    </>
  );
}

/** The link that leaves the questionnaire. Unsent answers are kept as a draft. */
function ToDashboard() {
  return (
    <Link to="/dashboard" search={{}} className={classOf('quiet', 'sm')}>
      {t('Dashboard')}
    </Link>
  );
}
