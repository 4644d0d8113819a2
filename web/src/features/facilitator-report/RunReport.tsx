import type { Run } from '@vincere/contract';
import { reports, shared } from '@vincere/contract/messages';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { RoomsOfRun } from '../../parts/rooms.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Empty, Skeleton } from '../../ui/states.tsx';
import { usePageTrait } from '../../ui/usePageTrait.ts';
import type { Simulation } from '../authoring/useSimulation.ts';
import { FirstPage } from '../first-page/FirstPage.tsx';
import { Objectives } from '../first-page/objectives/Objectives.tsx';
import type { Target } from '../first-page/types.ts';
import { evidenceLinks } from './evidence-links.tsx';
import { PageContents } from './PageContents.tsx';
import { PathFigure } from './PathFigure.tsx';
import { RunRecordParts } from './RunRecordParts.tsx';
import styles from './RunReport.module.css';
import { isInStage, reportTitles, sourceId } from './sources.ts';
import { StageRow } from './stage/StageRow.tsx';
import type { StageReport } from './types.ts';

/**
 * The report of a finished run for facilitators: a page with the decisions and findings, then the record from which they are
 * made: the path, the decision of each stage with votes and reasonings, rooms, questionnaires, key facts and the replay.
 */
export function RunReport({ runId }: { runId: number }) {
  const input = { params: { runId } };
  const report = useRead('getAdminReport', input);
  const run = useRead('getRun', input);
  // Wait for the first reads of the findings, lessons and objectives too, even if they fail: they come first and would push
  // the rest down.
  const findings = useRead('getFindings', input);
  const debrief = useRead('getGuidedDebrief', input);
  const objectives = useRead('getObjectivesReport', input);
  const isFetched = findings.isFetched && debrief.isFetched && objectives.isFetched;
  return (
    <Loaded
      query={report}
      failed={t(reports.loadFailed)}
      retry={t(shared.retry)}
      label={t('Loading the report')}
    >
      {(stages) =>
        stages.length === 0 ? (
          <Empty title={t(reports.none)}>{t('No stage of this run was played to its decision.')}</Empty>
        ) : (
          <Loaded
            query={run}
            failed={t(reports.loadFailed)}
            retry={t(shared.retry)}
            label={t('Loading the report')}
          >
            {(data) =>
              isFetched ? (
                <Report run={data} report={stages} />
              ) : (
                <Skeleton lines={9} label={t('Loading the report')} />
              )
            }
          </Loaded>
        )
      }
    </Loaded>
  );
}

/** The date of the run, which a printed report shows nowhere else. */
function PlayedOn({ run }: { run: Run }) {
  const { data } = useRead('listRuns', { query: { search: run.access_code, page: 1 } });
  const listedRun = data?.all_sim_run.find(({ id }) => id === run.id);
  if (!listedRun?.started_at) return null;
  return <p className={`meta-text number ${styles.reportDate}`}>{formatDateTime(listedRun.started_at)}</p>;
}

/** Returns a scenario as the run played it; undefined while the simulation loads. */
function scenarioOf(simulation: Simulation | undefined, scenarioId: number) {
  const scenarios = simulation?.stages.flatMap((stage) => stage.scenarios) ?? [];
  return scenarios.find(({ id }) => id === scenarioId);
}

/** Scrolls to a title and focuses it. If its part of the report could not be loaded, goes to the title of the stages. */
function focusTitle(id: string): void {
  const title = document.getElementById(id) ?? document.getElementById(reportTitles.stages);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}

function Report({ run, report }: { run: Run; report: readonly StageReport[] }) {
  const simulation = useRead('getPlayedSimulation', { params: { runId: run.id } });
  const settings = useRead('getSettings', {});
  usePageTrait('printed-report');
  const withCharts = settings.data?.enable_analytics !== false;
  const record = useRead('getDebrief', { params: { runId: run.id } });
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([report[0]?.stage_number ?? 1]));
  const toggle = (stage: number) =>
    setOpen(
      (all) =>
        new Set(all.has(stage) ? [...all].filter((openStage) => openStage !== stage) : [...all, stage]),
    );
  const [target, setTarget] = useState<Target>();
  const openTarget = (to: Target) => {
    if (isInStage(to.source)) setOpen((all) => new Set([...all, to.stage_number]));
    // A copy, so that the same link works again.
    setTarget({ ...to });
  };
  useEffect(() => {
    if (target !== undefined) focusTitle(sourceId(target));
  }, [target]);
  return (
    <>
      <PageContents runId={run.id} onOpen={focusTitle} />
      <FirstPage run={run} withCharts={withCharts} links={evidenceLinks(openTarget)} />
      <Objectives runId={run.id} shared={run.shared} />
      <PathFigure run={run} report={report} simulation={simulation.data} />
      <section aria-labelledby={reportTitles.stages}>
        <div className={styles.reportHead}>
          <h2 className="heading-3" id={reportTitles.stages} tabIndex={-1}>
            {t('Simulation Report')}
          </h2>
          <PlayedOn run={run} />
          <Button kind="line" className={styles.print} onClick={() => print()}>
            <Printer className="icon" aria-hidden />
            {t('Print')}
          </Button>
        </div>
        {report.map((stage) => (
          <RoomsOfRun key={`${stage.stage_number}-${stage.scenario_id}`} rooms={stage.room_texts}>
            <StageRow
              stage={stage}
              run={run}
              text={scenarioOf(simulation.data, stage.scenario_id)?.description ?? ''}
              decisions={scenarioOf(simulation.data, stage.scenario_id)?.all_decisions ?? []}
              fork={record.data?.stages.find(({ scenario_id }) => scenario_id === stage.scenario_id)}
              withCharts={withCharts}
              isOpen={open.has(stage.stage_number)}
              onToggle={() => toggle(stage.stage_number)}
            />
          </RoomsOfRun>
        ))}
      </section>
      <RunRecordParts run={run} withCharts={withCharts} target={target} />
    </>
  );
}
