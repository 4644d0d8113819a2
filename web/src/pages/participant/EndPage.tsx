import { Link, Navigate, useSearch } from '@tanstack/react-router';
import type { Answer, Calls, Run } from '@vincere/contract';
import { participation } from '@vincere/contract/messages';
import { hasEnding } from '@vincere/domain';
import { OpenDebriefNotice } from '../../features/participant-debrief/OpenDebriefNotice.tsx';
import { ReportTopBar } from '../../features/participant-summary/ReportTopBar.tsx';
import { OwnDecisions } from '../../features/participant-summary/stage/OwnDecisions.tsx';
import { useStageScenarios } from '../../features/participant-summary/stage/useStageScenarios.ts';
import { useSummary } from '../../features/participant-summary/useSummary.ts';
import { WhatCameOfIt } from '../../features/runs/decisions/WhatCameOfIt.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import type { LiveState } from '../../lib/live/live.ts';
import { storedRun } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { decisionSentence } from '../../lib/words/group-decision.ts';
import { classOf } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './EndPage.module.css';

type Seat = Answer<Calls['listMyRuns']>['user_run'][number];
type Stages = Answer<Calls['getParticipantReport']>['report_per_stage'];

/** `/simulation/end`: the end of a run for a participant, before the questionnaire and the summary. */
export function EndPage() {
  const { runId: requestedId } = useSearch({ from: '/simulation/end' });
  const { report, history, seat, run, isUnfinished, live } = useSummary(requestedId);
  useTitle(t('The end of the simulation'), seat?.sim_run.simulation.name);
  const runId = typeof requestedId === 'number' ? requestedId : undefined;
  if (run !== undefined && hasEnding(run))
    return <Navigate to="/simulation/ending" search={{ runId }} replace />;
  const isLoading = runId !== undefined && (report.isPending || history.isPending);
  // The pages that follow report what is wrong, and offer a retry.
  if (!isLoading && (report.data === undefined || seat === undefined || isUnfinished))
    return <Navigate to="/simulation/summary" search={{ runId }} replace />;
  return (
    <>
      <ReportTopBar name={seat?.sim_run.simulation.name} />
      <main id="main" className={styles.end}>
        {report.data === undefined || seat === undefined ? (
          <Skeleton lines={8} label={t('Loading the end of the simulation')} />
        ) : (
          <End
            seat={seat}
            run={run}
            stages={report.data.report_per_stage}
            hasAnswered={report.data['post-questionnaire'] !== null}
            live={live}
          />
        )}
      </main>
    </>
  );
}

function End({
  seat,
  run: played,
  stages,
  hasAnswered,
  live,
}: {
  seat: Seat;
  run: Run | undefined;
  stages: Stages;
  hasAnswered: boolean;
  live: LiveState;
}) {
  const scenarios = useStageScenarios(stages);
  const { sim_run: run } = seat;
  const asksNothing = run.questionnaires === 'none' || hasAnswered;
  return (
    <>
      <header className={styles.head}>
        <h1 className="heading-1">
          {run.status === 'ENDED'
            ? t('Your facilitator has ended the simulation early')
            : t(participation.simulationComplete)}
        </h1>
        <p className="reading-text">{t('Thank you for taking part.')}</p>
      </header>
      <div className={styles.debrief}>
        <OpenDebriefNotice runId={run.id} isOver live={live} />
      </div>
      <div className={styles.next}>
        <p>
          {asksNothing
            ? t('Your summary is ready.')
            : t('One questionnaire is left. After it you see your summary.')}
        </p>
        {asksNothing ? (
          <Link to="/simulation/summary" search={{ runId: run.id }} className={classOf('signal', 'lg')}>
            {t(participation.viewSummary)}
          </Link>
        ) : (
          <Link
            to="/post-questionnaire"
            search={{ runId: run.id }}
            className={classOf('signal', 'lg')}
            onClick={() => storedRun.set(run.id)}
          >
            {t(participation.takePostQuestionnaire)}
          </Link>
        )}
      </div>
      {played && <WhatCameOfIt run={played} />}
      {stages.length > 0 && (
        <div className={styles.columns}>
          <Section title={t('The group’s path')}>
            <ol className={styles.way}>
              {stages.map((stage) => (
                <li key={stage.stage_number}>
                  <span className="meta-text">{t('Stage {number}', { number: stage.stage_number })}</span>
                  <b className="story">{stage.title_of_scenario}</b>
                  <span>
                    {stage.chosen_decision === null
                      ? t('The run ended before the group decided.')
                      : decisionSentence({
                          stage: stage.stage_number,
                          title: stage.chosen_decision,
                          decidedBy: stage.decided_by,
                        })}
                  </span>
                </li>
              ))}
            </ol>
          </Section>
          <OwnDecisions stages={stages} scenarios={scenarios} />
        </div>
      )}
    </>
  );
}
