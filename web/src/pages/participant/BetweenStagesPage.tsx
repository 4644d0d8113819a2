import { BetweenStages } from '../../features/runs/BetweenStages.tsx';
import { RunNotices } from '../../features/runs/notices/RunNotices.tsx';
import { RunTopBar } from '../../features/runs/RunTopBar.tsx';
import type { ReceivedRun } from '../../features/runs/useRun.ts';
import type { RunEnd } from '../../features/runs/useRunGate.ts';
import type { LiveState } from '../../lib/live/live.ts';
import { RoomsOfRun } from '../../parts/rooms.tsx';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import runPageStyles from './run-page.module.css';

/** What briefing, dashboard and rooms of a run show between the reveal of a result and the next stage. */
export function BetweenStagesPage({
  received,
  live,
  end,
}: {
  received: ReceivedRun;
  live: LiveState;
  end: RunEnd;
}) {
  return (
    <RoomsOfRun rooms={received.run.rooms}>
      <RunTopBar received={received} clock />
      <ConnectionLine live={live} />
      <main id="main" className={`page ${runPageStyles.runPage}`}>
        <RunNotices received={received} end={end} />
        <BetweenStages run={received.run} />
      </main>
    </RoomsOfRun>
  );
}
