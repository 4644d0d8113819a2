import { Tabs } from '@base-ui/react/tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { t } from '../../lib/text.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { OwnDecisions } from './OwnDecisions.tsx';
import { OwnWords } from './OwnWords.tsx';
import { StageDetails } from './StageDetails.tsx';
import styles from './SummaryTabs.module.css';
import type { Report } from './types.ts';
import { useStageScenarios } from './useStageScenarios.ts';

/** The two tabs of a summary. The address contains the choice, so that the user finds it again. */
export function SummaryTabs({ report, runId }: { report: Report; runId: number }) {
  const stages = report.report_per_stage;
  const scenarios = useStageScenarios(stages);
  const { 'pre-questionnaire': before, 'post-questionnaire': after } = report;
  const search = useSearch({ from: '/simulation/summary' });
  const navigate = useNavigate();
  return (
    <Tabs.Root
      value={search.show === 'stages' ? 'stages' : 'summary'}
      onValueChange={(next) =>
        void navigate({
          to: '/simulation/summary',
          search: { ...search, show: next === 'stages' ? 'stages' : undefined },
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
    </Tabs.Root>
  );
}
