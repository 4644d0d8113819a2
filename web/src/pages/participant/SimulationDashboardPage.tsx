import { Link, useSearch } from '@tanstack/react-router';
import { participation } from '@vincere/contract/messages';
import { BookOpen } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { ScenarioContext } from '../../features/briefing/ScenarioContext.tsx';
import { OrderSection } from '../../features/orders/OrderSection.tsx';
import { OpenDebriefNotice } from '../../features/participant-debrief/OpenDebriefNotice.tsx';
import { ParticipantsGrid } from '../../features/room/ParticipantsGrid.tsx';
import { RoomCards } from '../../features/room/RoomCards.tsx';
import { WhatCameOfIt } from '../../features/runs/decisions/WhatCameOfIt.tsx';
import { FileList } from '../../features/runs/FileList.tsx';
import { NewStage } from '../../features/runs/notices/NewStage.tsx';
import { NextStep } from '../../features/runs/notices/NextStep.tsx';
import { RunNotices } from '../../features/runs/notices/RunNotices.tsx';
import { RunPending } from '../../features/runs/RunPending.tsx';
import { RunTopBar } from '../../features/runs/RunTopBar.tsx';
import { useBetweenStages } from '../../features/runs/useBetweenStages.ts';
import type { ReceivedRun } from '../../features/runs/useRun.ts';
import { type RunEnd, useRunGate } from '../../features/runs/useRunGate.ts';
import { useSeatedRun } from '../../features/runs/useSeatedRun.ts';
import { TableSection } from '../../features/table/TableSection.tsx';
import { FinalDecision } from '../../features/votes/FinalDecision.tsx';
import { LeftDrafts } from '../../features/votes/LeftDrafts.tsx';
import { useFinalVote } from '../../features/votes/useFinalVote.ts';
import { failureOf } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { SimulationPictures } from '../../parts/prose/SimulationPictures.tsx';
import { RoomsOfRun } from '../../parts/rooms.tsx';
import { classOf } from '../../ui/Button.tsx';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import { FailedPage } from '../../ui/states.tsx';
import { BetweenStagesPage } from './BetweenStagesPage.tsx';
import runPageStyles from './run-page.module.css';
import styles from './SimulationDashboardPage.module.css';

/** `/simulation/dashboard?code=`: the current stage, the rooms and the final decision. */
export function SimulationDashboardPage() {
  const { code } = useSearch({ from: '/simulation/dashboard' });
  const seatedRun = useSeatedRun(code);
  const { received } = seatedRun;
  const end = useRunGate(code, seatedRun);
  const isBetween = useBetweenStages(received?.run);
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(t('Simulation Dashboard'), received?.run.simulation.name);

  if (code === undefined || received === undefined)
    return (
      <RunPending
        code={code}
        seated={seatedRun}
        failed={(error) => (
          <FailedPage
            title={t(participation.loadFailed)}
            message={failureOf(error)}
            busy={seatedRun.isFetching}
            onRetry={() => void seatedRun.refetch()}
          >
            <Link className={classOf('line')} to="/dashboard" search={{}}>
              {t(participation.returnToDashboard)}
            </Link>
          </FailedPage>
        )}
      />
    );

  if (isBetween && !end.hasEnded)
    return <BetweenStagesPage received={received} live={seatedRun.live} end={end} />;

  return (
    <RoomsOfRun rooms={received.run.rooms}>
      <Dashboard seated={seatedRun} received={received} code={code} end={end} heading={heading} />
    </RoomsOfRun>
  );
}

/** The page of a run that has been read. */
function Dashboard({
  seated,
  received,
  code,
  end,
  heading,
}: {
  seated: ReturnType<typeof useSeatedRun>;
  received: ReceivedRun;
  code: string;
  end: RunEnd;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { run } = received;
  const final = useFinalVote(run);
  const pictures = [...run.simulation.files, ...(run.current_scenario?.files ?? [])];
  return (
    <SimulationPictures files={pictures} runId={run.id}>
      <RunTopBar received={received} clock={!end.hasEnded}>
        <Link className={classOf('quiet')} to="/simulation" search={{ code }}>
          <BookOpen className="icon" aria-hidden />
          <span className={runPageStyles.label}>{t('Briefing')}</span>
        </Link>
      </RunTopBar>
      <ConnectionLine live={seated.live} />
      <main id="main" className={`page ${runPageStyles.runPage} ${styles.dashboard}`}>
        <RunNotices received={received} end={end} />
        <OpenDebriefNotice runId={run.id} isOver={end.hasEnded} live={seated.live} />
        <NewStage
          run={run}
          heading={heading}
          showTop={() => scrollTo(0, 0)}
          showsDecision={run.last_outcome !== null}
        >
          <LeftDrafts run={run} current={end.hasEnded ? undefined : run.current_scenario?.id} />
        </NewStage>
        <WhatCameOfIt run={run} />
        <ScenarioContext
          run={run}
          heading={heading}
          next={!end.hasEnded && <NextStep run={run} code={code} />}
          renderFiles={(files, maxHeight) => <FileList files={files} runId={run.id} maxHeight={maxHeight} />}
        />
        <RoomCards run={run} code={code} />
        <TableSection run={run} evidence={final.vote === undefined ? final.evidence : undefined} />
        {!end.hasEnded && <OrderSection run={run} />}
        <FinalDecision run={run} final={final} hasEnded={end.hasEnded} />
        <ParticipantsGrid run={run} />
      </main>
    </SimulationPictures>
  );
}
