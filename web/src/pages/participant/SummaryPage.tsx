import { Navigate, useSearch } from '@tanstack/react-router';
import { reports, runs } from '@vincere/contract/messages';
import { useEffect, useState } from 'react';
import { OpenDebriefNotice } from '../../features/participant-debrief/OpenDebriefNotice.tsx';
import { RejoinDialog } from '../../features/participant-summary/RejoinDialog.tsx';
import { ReportTopBar } from '../../features/participant-summary/ReportTopBar.tsx';
import { SummaryFailed } from '../../features/participant-summary/SummaryFailed.tsx';
import { SummaryHead } from '../../features/participant-summary/SummaryHead.tsx';
import { SummaryPdf } from '../../features/participant-summary/SummaryPdf.tsx';
import { SummaryTabs } from '../../features/participant-summary/SummaryTabs.tsx';
import { useSummary } from '../../features/participant-summary/useSummary.ts';
import { messageOf } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { storedRun } from '../../lib/session/session.ts';
import { t, translated } from '../../lib/text.ts';
import { RoomsOfRun } from '../../parts/rooms.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './SummaryPage.module.css';

/** A participant's summary of a run. */
export function SummaryPage() {
  const { runId: requestedId, needsPostQuestionnaire } = useSearch({ from: '/simulation/summary' });
  const runId = typeof requestedId === 'number' ? requestedId : undefined;
  const { report, record, history, seat, run, isUnfinished, isLoading, live } = useSummary(requestedId);
  const [rejoining, setRejoining] = useState(false);
  const name = seat?.sim_run.simulation.name;
  useTitle(t('Summary'), name);

  // Participants must answer the second questionnaire first, unless their facilitator skips it.
  const mustAnswer =
    seat &&
    seat.sim_run.questionnaires !== 'none' &&
    report.data &&
    !isUnfinished &&
    report.data['post-questionnaire'] === null;
  const questionnaireRunId = needsPostQuestionnaire || mustAnswer ? runId : undefined;
  const code = seat?.sim_run.access_code;
  useEffect(() => {
    if (questionnaireRunId !== undefined) storedRun.set(questionnaireRunId, code);
  }, [questionnaireRunId, code]);
  if (questionnaireRunId !== undefined)
    return <Navigate to="/post-questionnaire" search={{ runId: questionnaireRunId }} replace />;

  return (
    <>
      <ReportTopBar name={name} />
      {isLoading ? (
        <main id="main" className="page">
          <Skeleton lines={8} label={t('Loading summary')} />
        </main>
      ) : report.data === undefined ? (
        <SummaryFailed
          runId={runId}
          message={
            requestedId === undefined
              ? t(runs.noIdProvided)
              : runId === undefined
                ? t(runs.invalidId)
                : messageOf(report.error, t(reports.fetchFailed))
          }
          error={report.error}
          seat={seat}
          retrying={report.isFetching}
          onRetry={() => void report.refetch()}
          onRejoin={() => setRejoining(true)}
        />
      ) : (
        <RoomsOfRun rooms={run?.rooms}>
          <main id="main" className={styles.summary}>
            {runId !== undefined && <OpenDebriefNotice runId={runId} isOver={!isUnfinished} live={live} />}
            {isUnfinished && (
              <div className={`notice notice-now ${styles.openAssessment}`}>
                <p>
                  {translated(report.data.message ?? reports.notEnded)}.{' '}
                  {t('Closed stages are already here.')}
                </p>
                <Button onClick={() => setRejoining(true)}>{t('Rejoin Simulation')}</Button>
              </div>
            )}
            <SummaryHead report={report.data} record={record.data} room={seat?.room.room_name}>
              {runId !== undefined && <SummaryPdf runId={runId} />}
            </SummaryHead>
            <SummaryTabs report={report.data} runId={runId ?? 0} run={run} room={seat?.room.room_name} />
          </main>
        </RoomsOfRun>
      )}
      <RejoinDialog
        open={rejoining}
        code={seat?.sim_run.access_code ?? ''}
        seats={history.data?.user_run ?? []}
        onClose={() => setRejoining(false)}
      />
    </>
  );
}
