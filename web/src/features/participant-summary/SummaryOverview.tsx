import type { Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { hasEnding, type Room } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { OutcomeText } from '../../parts/decisions/OutcomeText.tsx';
import { OwnTexts } from '../../parts/guided-debrief/OwnTexts.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Section } from '../../ui/Section.tsx';
import { DebriefOfGroup } from './DebriefOfGroup.tsx';
import { QuestionnaireAnswers } from './questionnaires/QuestionnaireAnswers.tsx';
import { Mirror } from './record/Mirror.tsx';
import { RecordColumns } from './record/RecordColumns.tsx';
import { SummaryFigures } from './SummaryFigures.tsx';
import styles from './SummaryOverview.module.css';
import { OwnDecisions } from './stage/OwnDecisions.tsx';
import type { StageScenario } from './stage/useStageScenarios.ts';
import type { Report } from './types.ts';

/**
 * What a person brought, heard and changed, the mirror and the ending of the run, then their decisions, the figures and the
 * questionnaires.
 */
export function SummaryOverview({
  report,
  runId,
  run,
  room,
  scenarios,
}: {
  report: Report;
  runId: number;
  /** Undefined while it loads. */
  run: Run | undefined;
  room: Room | undefined;
  scenarios: ReadonlyMap<number, StageScenario>;
}) {
  const record = useRead('getOwnRecord', { params: { runId } });
  const stages = report.report_per_stage;
  const { 'pre-questionnaire': before, 'post-questionnaire': after } = report;
  const ending = run !== undefined && hasEnding(run) ? run.last_outcome : null;
  const ownTexts = useRead('getGuidedDebrief', { params: { runId } }).data?.debrief?.own ?? null;
  const hasOwnTexts =
    ownTexts !== null && (ownTexts.commitment !== null || ownTexts.entries.some((entry) => entry.is_private));
  return (
    <div className={styles.overview}>
      <Loaded
        query={record}
        failed={t('What the run recorded about you could not be loaded')}
        retry={t(shared.retry)}
        label={t('Loading summary')}
      >
        {(ownRecord) => (
          <>
            <RecordColumns record={ownRecord} stages={stages} scenarios={scenarios} />
            <div className={styles.columns} data-single={(ending === null && !hasOwnTexts) || undefined}>
              {(ending || hasOwnTexts) && (
                <aside aria-label={t('Commitment and ending')} className={styles.aside}>
                  {ownTexts !== null && <OwnTexts own={ownTexts} />}
                  {ending && (
                    <Section title={t('How it ended')}>
                      <div className={styles.ending}>
                        <OutcomeText outcome={ending} lede={false} />
                      </div>
                    </Section>
                  )}
                </aside>
              )}
              <Mirror record={ownRecord} before={before} after={after} />
            </div>
          </>
        )}
      </Loaded>
      <DebriefOfGroup runId={runId} />
      <div className={styles.columns}>
        <OwnDecisions stages={stages} scenarios={scenarios} />
        <aside aria-label={t('The run in figures')}>
          <SummaryFigures report={report} totalStages={run?.simulation.total_stages} room={room} />
        </aside>
      </div>
      {(before !== null || after !== null || run?.questionnaires !== 'none') && (
        <QuestionnaireAnswers before={before} after={after} />
      )}
    </div>
  );
}
