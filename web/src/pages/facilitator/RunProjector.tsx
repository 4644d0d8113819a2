import { isFinished } from '@vincere/domain';
import { Present } from '../../features/control-room/present/Present.tsx';
import type { ReceivedRun, RunBoard } from '../../features/control-room/types.ts';
import { DebriefProjector } from '../../features/facilitator-debrief/projector/DebriefProjector.tsx';
import { useOpenedDebrief } from '../../features/facilitator-debrief/useDebrief.ts';
import type { LiveState } from '../../lib/live/live.ts';
import { t } from '../../lib/text.ts';
import { Skeleton } from '../../ui/states.tsx';

/** The projector window of a run. Once the debrief of the run is opened, it shows the debrief. */
export function RunProjector({
  received,
  board,
  live,
  onLeave,
}: {
  received: ReceivedRun;
  board: RunBoard;
  live: LiveState;
  onLeave: () => void;
}) {
  const { run } = received;
  const debrief = useOpenedDebrief(run.id, live);
  if (debrief.data != null)
    return <DebriefProjector run={run} received={debrief.data} onLeave={onLeave} isOwnWindow />;
  // A window that is loaded during the debrief must not show how the run ended first.
  if (isFinished(run.status) && !debrief.isFetched)
    return <Skeleton lines={9} label={t('Loading the debrief')} />;
  return <Present received={received} board={board} onLeave={onLeave} isOwnWindow />;
}
