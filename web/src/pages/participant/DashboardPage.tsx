import { Link, useSearch } from '@tanstack/react-router';
import { pollMs, recentCounts } from '@vincere/contract/constants';
import { accounts, participation } from '@vincere/contract/messages';
import { useId, useRef, useState } from 'react';
import { DebriefNotice } from '../../features/participant-debrief/DebriefNotice.tsx';
import { Figures } from '../../features/participation/Figures.tsx';
import { FailedJoinNotice } from '../../features/participation/joining/FailedJoinNotice.tsx';
import { JoiningOverlay } from '../../features/participation/joining/JoiningOverlay.tsx';
import { useAutoJoin } from '../../features/participation/joining/useAutoJoin.ts';
import { toastJoinFailed, useJoining, type Wish } from '../../features/participation/joining/useJoining.ts';
import { ObservedRuns } from '../../features/participation/ObservedRuns.tsx';
import { RunList } from '../../features/participation/RunList.tsx';
import { debriefPollMs, nextOf, useMyRuns } from '../../features/participation/useMyRuns.ts';
import { AccountButtons } from '../../features/settings/AccountButtons.tsx';
import { useRead } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { useSession } from '../../lib/session/session.ts';
import { rich, t } from '../../lib/text.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
import { Brand } from '../../ui/marks.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import styles from './DashboardPage.module.css';
import dashboardStyles from './dashboard.module.css';

const loadDialogs = () => import('../../features/participation/dialogs.ts');
const JoinDialog = dialogPart(
  async () => (await loadDialogs()).JoinDialog,
  (props) => props.onOpenChange(false),
);
const CompletedDialog = dialogPart(
  async () => (await loadDialogs()).CompletedDialog,
  (props) => props.onClose(),
);

/** A participant's home: start or resume a simulation. Requires the first questionnaire. */
export function DashboardPage() {
  useTitle(t('Dashboard'));
  const session = useSession();
  const query = useMyRuns();
  const joining = useJoining();
  const [isJoinOpen, setJoinOpen] = useState(false);
  /** Initial code of the join dialog, or undefined until the dialog is first opened. */
  const [initialCode, setInitialCode] = useState<string>();
  const openJoinDialog = (code: string) => {
    setInitialCode(code);
    setJoinOpen(true);
  };
  const auto = useAutoJoin(useSearch({ from: '/dashboard' }), joining.attempt, openJoinDialog);
  const start = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const recent = query.runs?.slice(0, recentCounts.runs);

  const join = async (wish: Wish): Promise<string | null> => {
    const failure = await joining.attempt(wish, { replace: false });
    if (failure === null) setJoinOpen(false);
    else toastJoinFailed(failure);
    return failure?.message ?? null;
  };

  return (
    <>
      <TopBar
        right={
          session?.is_admin && (
            <Link to="/admin" className={classOf('quiet', 'sm')}>
              {t('Admin')}
            </Link>
          )
        }
        end={<AccountButtons />}
      >
        <Brand nameClassName={session?.is_admin ? styles.brandName : undefined} />
      </TopBar>
      <main id="main" className={`page ${dashboardStyles.dashboard}`}>
        <div className={dashboardStyles.dashboardHead}>
          <h1 className="heading-1">
            {t('Welcome, {name}', { name: session?.first_name || t(accounts.defaultName) })}
          </h1>
          <div className={styles.start}>
            <Button
              ref={start}
              aria-describedby={hintId}
              kind={recent && nextOf(recent) ? 'line' : 'signal'}
              size="lg"
              onPointerEnter={() => void loadDialogs().catch(() => {})}
              onClick={() => openJoinDialog('')}
            >
              {t(participation.startSimulation)}
            </Button>
            <p className="meta-text" id={hintId}>
              {t('You need the access code from your facilitator.')}
            </p>
          </div>
        </div>
        {session?.is_guest && (
          <p className="notice">
            <span>
              {rich(
                'You are here as a guest: only this device can bring you back. <a>Create an account</a> to come back from anywhere.',
                { a: (words) => <Link to="/account">{words}</Link> },
              )}
            </span>
          </p>
        )}
        <Debriefs runs={query.runs} />
        {auto.failed && <FailedJoinNotice failed={auto.failed} onRetry={auto.retry} />}
        <Figures runs={query.runs} />
        <RecentSimulations query={query} runs={recent} />
        <ObservedRuns />
      </main>
      {initialCode !== undefined && (
        <JoinDialog
          key={initialCode}
          code={initialCode}
          open={isJoinOpen}
          onOpenChange={setJoinOpen}
          onJoin={join}
          returnTo={start}
        />
      )}
      {joining.finished && (
        <CompletedDialog
          open={joining.isFinishedShown}
          finished={joining.finished}
          onClose={joining.closeFinished}
          returnTo={start}
        />
      )}
      {joining.underWay && <JoiningOverlay />}
    </>
  );
}

/** The debriefs of the runs that the user plays or observes. */
function Debriefs({ runs }: { runs: ReturnType<typeof useMyRuns>['runs'] }) {
  const observedRuns = useRead(
    'listObservedRuns',
    {},
    { refetchInterval: ({ state }) => (state.data?.runs.length ? debriefPollMs : pollMs.participant) },
  ).data?.runs;
  return (
    <>
      {runs?.map(
        ({ simulation_run_id: id, sim_run, debrief }) =>
          debrief !== null && <DebriefNotice key={id} runId={id} name={sim_run.name} state={debrief} />,
      )}
      {observedRuns?.map(
        ({ run_id: id, name, debrief }) =>
          debrief !== null && <DebriefNotice key={id} runId={id} name={name} state={debrief} isObserved />,
      )}
    </>
  );
}

/** The last simulations of the user, with a link to all of them. */
function RecentSimulations({
  query,
  runs,
}: {
  query: ReturnType<typeof useMyRuns>;
  runs: ReturnType<typeof useMyRuns>['runs'];
}) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{t('Recent Simulations')}</h2>
        <Link to="/history" className={classOf('quiet', 'sm')}>
          {t(participation.viewAllHistory)}
        </Link>
      </div>
      <RunList
        query={query}
        runs={runs}
        roomLabel={t('VINCERE Role')}
        labelledBy={id}
        empty={t('Start a simulation with the access code from your facilitator and it will be listed here.')}
      />
    </section>
  );
}
