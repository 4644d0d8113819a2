import { Tabs } from '@base-ui/react/tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { KnownStage } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { KnownFacts } from '../key-facts/known/KnownFacts.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { OwnDecisions } from './OwnDecisions.tsx';
import { OwnWords } from './OwnWords.tsx';
import { StageDetails } from './StageDetails.tsx';
import styles from './SummaryTabs.module.css';
import type { Report } from './types.ts';
import { useStageScenarios } from './useStageScenarios.ts';

const noStages: readonly KnownStage[] = [];

/** The tabs of a summary. The address contains the choice, so that the user finds it again. */
export function SummaryTabs({
  report,
  runId,
  room,
}: {
  report: Report;
  runId: number;
  /** The reader's room. */
  room: Room | undefined;
}) {
  const stages = report.report_per_stage;
  const scenarios = useStageScenarios(stages);
  const { 'pre-questionnaire': before, 'post-questionnaire': after } = report;
  const known = useRead('getKnownFacts', { params: { runId } }).data?.stages ?? noStages;
  const search = useSearch({ from: '/simulation/summary' });
  const navigate = useNavigate();
  return (
    <Tabs.Root
      value={search.show === 'facts' && known.length === 0 ? 'summary' : (search.show ?? 'summary')}
      onValueChange={(next) =>
        void navigate({
          to: '/simulation/summary',
          search: { ...search, show: next === 'stages' || next === 'facts' ? next : undefined },
          replace: true,
          resetScroll: false,
        })
      }
    >
      <Tabs.List className="tabs" aria-label={t('Summary of the run')}>
        <Tabs.Tab value="summary">{t('Summary')}</Tabs.Tab>
        <Tabs.Tab value="stages">
          {t('Stage Details')} <span className="tab-count">{stages.length}</span>
        </Tabs.Tab>
        {known.length > 0 && <Tabs.Tab value="facts">{t('What each room knew')}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="summary">
        <div className={styles.summaryColumns}>
          <BeforeAfter before={before} after={after} />
          <aside aria-label={t('Your answers and decisions')}>
            <OwnWords before={before} after={after} />
            <OwnDecisions stages={stages} scenarios={scenarios} />
          </aside>
        </div>
      </Tabs.Panel>
      <Tabs.Panel value="stages">
        <StageDetails stages={stages} scenarios={scenarios} runId={runId} hasTable={report.table} />
      </Tabs.Panel>
      {known.length > 0 && (
        <Tabs.Panel value="facts">
          <KnownFacts stages={known} ownRoom={room === 'dashboard' ? undefined : room} />
        </Tabs.Panel>
      )}
    </Tabs.Root>
  );
}
