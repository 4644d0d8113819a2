import { Link, useSearch } from '@tanstack/react-router';
import { participation, shared } from '@vincere/contract/messages';
import { ArrowRight, RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { BriefingFailed } from '../../features/briefing/BriefingFailed.tsx';
import { BriefingHead } from '../../features/briefing/BriefingHead.tsx';
import { ParticipantsList } from '../../features/briefing/ParticipantsList.tsx';
import { ScenarioBriefing } from '../../features/briefing/ScenarioBriefing.tsx';
import { useRefresh } from '../../features/briefing/useRefresh.ts';
import { WhatCameOfIt } from '../../features/runs/decisions/WhatCameOfIt.tsx';
import { FileList } from '../../features/runs/FileList.tsx';
import { NewStage } from '../../features/runs/notices/NewStage.tsx';
import { RunNotices } from '../../features/runs/notices/RunNotices.tsx';
import { RunPending } from '../../features/runs/RunPending.tsx';
import { RunTopBar } from '../../features/runs/RunTopBar.tsx';
import { useBetweenStages } from '../../features/runs/useBetweenStages.ts';
import { useRunGate } from '../../features/runs/useRunGate.ts';
import { useSeatedRun } from '../../features/runs/useSeatedRun.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { SimulationPictures } from '../../parts/prose/SimulationPictures.tsx';
import { RoomsOfRun } from '../../parts/rooms.tsx';
import { Button, classOf } from '../../ui/Button.tsx';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import { publishHeight } from '../../ui/publish-height.ts';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { BetweenStagesPage } from './BetweenStagesPage.tsx';
import styles from './BriefingPage.module.css';
import runPageStyles from './run-page.module.css';

const publishFoot = publishHeight('--foot-height');

/** `/simulation?code=`: introduces the simulation before the participant enters it. */
export function BriefingPage() {
  const { code } = useSearch({ from: '/simulation' });
  const seatedRun = useSeatedRun(code);
  const { received } = seatedRun;
  const end = useRunGate(code, seatedRun);
  const [isRefreshing, refresh] = useRefresh(seatedRun);
  const isBetween = useBetweenStages(received?.run);
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(t('Briefing'), received?.run.simulation.name);

  if (code === undefined || received === undefined)
    return (
      <RunPending
        code={code}
        seated={seatedRun}
        failed={(error) => (
          <BriefingFailed
            error={error}
            runId={seatedRun.runId}
            busy={seatedRun.isFetching}
            onRetry={() => void seatedRun.refetch()}
          />
        )}
      />
    );

  if (isBetween && !end.hasEnded)
    return <BetweenStagesPage received={received} live={seatedRun.live} end={end} />;

  const { run } = received;
  const pictures = [...run.simulation.files, ...(run.current_scenario?.files ?? [])];
  return (
    <RoomsOfRun rooms={run.rooms}>
      <SimulationPictures files={pictures} runId={run.id}>
        <RunTopBar received={received}>
          <Button kind="quiet" busy={isRefreshing} onClick={() => void refresh()}>
            <RefreshCw className="icon" aria-hidden />
            <span className={runPageStyles.label}>{t(shared.refresh)}</span>
          </Button>
        </RunTopBar>
        <ConnectionLine live={seatedRun.live} />
        <main id="main" className={`page ${runPageStyles.runPage} ${styles.briefing}`}>
          <NewStage run={run} heading={heading} />
          <RunNotices received={received} end={end} />
          <WhatCameOfIt run={run} />
          <BriefingHead run={run} />
          <div className={styles.columns}>
            <ScenarioBriefing run={run} heading={heading}>
              {!end.hasEnded && (
                <div className={styles.callToAction} ref={publishFoot}>
                  <Link className={classOf('signal', 'lg')} to="/simulation/dashboard" search={{ code }}>
                    {t(participation.proceed)}
                    <ArrowRight className="icon" aria-hidden />
                  </Link>
                </div>
              )}
            </ScenarioBriefing>
            <div className={styles.sideColumn}>
              <Section
                title={t('Simulation Files')}
                aside={<span className="meta-text number">{run.simulation.files.length}</span>}
              >
                {run.simulation.files.length === 0 ? (
                  <Empty title={t('No files')}>
                    {t('There is nothing to download with this simulation.')}
                  </Empty>
                ) : (
                  <FileList files={run.simulation.files} runId={run.id} />
                )}
              </Section>
              <ParticipantsList run={run} />
            </div>
          </div>
        </main>
      </SimulationPictures>
    </RoomsOfRun>
  );
}
