import { Tabs } from '@base-ui/react/tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { KnownStage, Run } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { useEffect, useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import type { Target } from '../first-page/types.ts';
import { KnownFacts } from '../key-facts/known/KnownFacts.tsx';
import { GroupReport } from './GroupReport.tsx';
import { SummaryOverview } from './SummaryOverview.tsx';
import { StageDetails, stageTitleId } from './stage/StageDetails.tsx';
import { useStageScenarios } from './stage/useStageScenarios.ts';
import type { Report } from './types.ts';

const noStages: readonly KnownStage[] = [];
const factsId = 'known-facts';

/** The tabs of a summary. The address contains the choice, so that the user finds it again. */
export function SummaryTabs({
  report,
  runId,
  run,
  room,
}: {
  report: Report;
  runId: number;
  /** Undefined while it loads. */
  run: Run | undefined;
  /** The reader's room. */
  room: Room | undefined;
}) {
  const stages = report.report_per_stage;
  const scenarios = useStageScenarios(stages);
  const stagesWithFacts = useRead('getKnownFacts', { params: { runId } }).data?.stages ?? noStages;
  const search = useSearch({ from: '/simulation/summary' });
  const navigate = useNavigate();
  const isShared = run?.shared === true;
  const shownTabs = [
    'stages',
    ...(stagesWithFacts.length > 0 ? ['facts'] : []),
    ...(isShared ? ['group'] : []),
  ];
  const show = (tab: string) =>
    void navigate({
      to: '/simulation/summary',
      search: { ...search, show: shownTabs.includes(tab) ? tab : undefined },
      replace: true,
      resetScroll: false,
    });
  const [target, setTarget] = useState<Target>();
  const openTarget = (to: Target) => {
    show(tabOf(to));
    // A copy, so that the same link works again.
    setTarget({ ...to });
  };
  const selectedTab = shownTabs.includes(search.show ?? '') ? search.show : 'summary';
  useEffect(() => {
    if (target === undefined || selectedTab !== tabOf(target)) return;
    const id = selectedTab === 'facts' ? factsId : stageTitleId(target.stage_number);
    const title = document.getElementById(id);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start' });
    setTarget(undefined);
  }, [target, selectedTab]);
  return (
    <Tabs.Root value={selectedTab} onValueChange={(next) => show(String(next))}>
      <Tabs.List className="tabs" aria-label={t('Summary of the run')}>
        <Tabs.Tab value="summary">{t('Summary')}</Tabs.Tab>
        <Tabs.Tab value="stages">
          {t('Stage Details')} <span className="tab-count">{stages.length}</span>
        </Tabs.Tab>
        {stagesWithFacts.length > 0 && <Tabs.Tab value="facts">{t('What each room knew')}</Tabs.Tab>}
        {isShared && <Tabs.Tab value="group">{t('Report of the group')}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="summary">
        <SummaryOverview report={report} runId={runId} run={run} room={room} scenarios={scenarios} />
      </Tabs.Panel>
      <Tabs.Panel value="stages">
        <StageDetails stages={stages} scenarios={scenarios} runId={runId} hasTable={report.table} />
      </Tabs.Panel>
      {stagesWithFacts.length > 0 && (
        <Tabs.Panel value="facts">
          <div id={factsId} tabIndex={-1}>
            <KnownFacts stages={stagesWithFacts} ownRoom={room === 'dashboard' ? undefined : room} />
          </div>
        </Tabs.Panel>
      )}
      {isShared && (
        <Tabs.Panel value="group">
          <GroupReport run={run} onOpen={openTarget} />
        </Tabs.Panel>
      )}
    </Tabs.Root>
  );
}

/** Returns the tab that shows what a finding is made from. */
function tabOf({ source }: Target): string {
  return source.kind === 'facts' ? 'facts' : 'stages';
}
