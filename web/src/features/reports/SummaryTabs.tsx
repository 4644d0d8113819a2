import { Tabs } from '@base-ui/react/tabs';
import { BeforeAfter } from './BeforeAfter.tsx';
import { OwnDecisions } from './OwnDecisions.tsx';
import { OwnWords } from './OwnWords.tsx';
import { StageDetails } from './StageDetails.tsx';
import type { Report } from './types.ts';
import { useStageScenarios } from './useStageScenarios.ts';

/** The two sides of a summary. */
export function SummaryTabs({ report }: { report: Report }) {
  const stages = report.report_per_stage;
  const scenarios = useStageScenarios(stages);
  const { 'pre-questionnaire': before, 'post-questionnaire': after } = report;
  return (
    <Tabs.Root defaultValue="summary">
      <Tabs.List className="tabs" aria-label="Summary of the run">
        <Tabs.Tab value="summary">Summary</Tabs.Tab>
        <Tabs.Tab value="stages">
          Stage Details <span className="n">{stages.length}</span>
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="summary">
        <div className="sg">
          <BeforeAfter before={before} after={after} />
          <aside aria-label="Your answers and decisions">
            <OwnWords before={before} after={after} />
            <OwnDecisions stages={stages} scenarios={scenarios} />
          </aside>
        </div>
      </Tabs.Panel>
      <Tabs.Panel value="stages">
        <StageDetails stages={stages} scenarios={scenarios} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
