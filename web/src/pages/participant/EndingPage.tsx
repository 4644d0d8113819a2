import { Link, Navigate, useSearch } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { participation } from '@vincere/contract/messages';
import { hasEnding } from '@vincere/domain';
import { ArrowRight } from 'lucide-react';
import { OrderFold } from '../../features/orders/OrderFold.tsx';
import { OpenDebriefNotice } from '../../features/participant-debrief/OpenDebriefNotice.tsx';
import { ReportTopBar } from '../../features/participant-summary/ReportTopBar.tsx';
import {
  decisionIndexOf,
  useStageScenarios,
} from '../../features/participant-summary/stage/useStageScenarios.ts';
import type { ReportStage } from '../../features/participant-summary/types.ts';
import { useSummary } from '../../features/participant-summary/useSummary.ts';
import { useClosedStage } from '../../features/runs/decisions/useClosedStage.ts';
import { useTitle } from '../../lib/browser/title.ts';
import type { LiveState } from '../../lib/live/live.ts';
import { storedRun } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { OutcomeText } from '../../parts/decisions/OutcomeText.tsx';
import { DecisionMark } from '../../parts/marks.tsx';
import { classOf } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './EndingPage.module.css';

/** `/simulation/ending?runId=`: how a run ended, between its last stage and the questionnaire. */
export function EndingPage() {
  const { runId: requestedId } = useSearch({ from: '/simulation/ending' });
  const { report, history, seat, run, live } = useSummary(requestedId);
  useTitle(t('How it ended'), seat?.sim_run.simulation.name);
  const hasFailed = report.isError || history.isError;
  const isGone = typeof requestedId !== 'number' || hasFailed || (history.isSuccess && seat === undefined);
  if (isGone || (run !== undefined && !hasEnding(run)))
    return <Navigate to="/dashboard" search={{}} replace />;
  return (
    <>
      <ReportTopBar name={seat?.sim_run.simulation.name} />
      <main id="main" className={styles.ending}>
        {run === undefined || report.data === undefined ? (
          <Skeleton lines={8} label={t('Loading the end of the simulation')} />
        ) : (
          <Ending
            run={run}
            stages={report.data.report_per_stage}
            live={live}
            asks={run.questionnaires !== 'none' && report.data['post-questionnaire'] === null}
          />
        )}
      </main>
    </>
  );
}

function Ending({
  run,
  stages,
  live,
  asks,
}: {
  run: Run;
  stages: readonly ReportStage[];
  live: LiveState;
  /** Whether the questionnaire is still to be answered. */
  asks: boolean;
}) {
  const closedStage = useClosedStage(run);
  const { last_outcome: outcome } = run;
  if (outcome === null) return null;
  return (
    <>
      <article className={styles.story}>
        <OpenDebriefNotice runId={run.id} isOver live={live} />
        <p className={styles.label}>{t('How it ended')}</p>
        <h1>{closedStage?.decision}</h1>
        <p className="meta-text">
          {closedStage &&
            `${t('Stage {number}, {scenario}.', { number: closedStage.stage_number, scenario: closedStage.scenario })} ${closedStage.votes}`}
        </p>
        <OutcomeText outcome={outcome} className={styles.outcome} />
        <div className={styles.wayOn}>
          {asks && (
            <Link
              to="/post-questionnaire"
              search={{ runId: run.id }}
              className={classOf('signal', 'lg')}
              onClick={() => storedRun.set(run.id)}
            >
              {t(participation.takePostQuestionnaire)}
              <ArrowRight className="icon" aria-hidden />
            </Link>
          )}
          {!asks && (
            <Link to="/simulation/summary" search={{ runId: run.id }} className={classOf('signal', 'lg')}>
              {t(participation.viewSummary)}
            </Link>
          )}
        </div>
        {asks && (
          <p className="meta-text">
            {t('One questionnaire is left. After it you see your summary, where you can read this again.')}
          </p>
        )}
      </article>
      <Path stages={stages}>{closedStage?.order && <OrderFold order={closedStage.order} />}</Path>
    </>
  );
}

function Path({ stages, children }: { stages: readonly ReportStage[]; children: React.ReactNode }) {
  const scenarios = useStageScenarios(stages);
  return (
    <aside className={styles.path} aria-labelledby="path">
      <h2 id="path">{t('Your path')}</h2>
      <ol>
        {stages.map((stage) => (
          <li key={stage.stage_number}>
            <span className="meta-text">{t('Stage {number}', { number: stage.stage_number })}</span>
            <b className="story">{stage.title_of_scenario}</b>
            <span className={styles.decision}>
              <DecisionMark
                index={decisionIndexOf(scenarios.get(stage.stage_number), stage.chosen_decision_id)}
                filled
                size="sm"
              />
              {stage.chosen_decision}
            </span>
          </li>
        ))}
        <li className={styles.end}>
          <b>{t('The end')}</b>
        </li>
      </ol>
      {children}
    </aside>
  );
}
