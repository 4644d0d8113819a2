import { useParams } from '@tanstack/react-router';
import { ObservedRun } from '../../features/control-room/observers/ObservedRun.tsx';
import { ObservedDebriefLink } from '../../features/participant-debrief/OpenDebriefNotice.tsx';
import { RateLink } from '../../features/ratings/RateLink.tsx';

/** `/observe/{runId}`: a run as its observers see it. */
export function ObservePage() {
  const { runId } = useParams({ from: '/observe/$runId' });
  const id = Number(runId);
  return (
    <ObservedRun
      key={runId}
      runId={id}
      tools={
        <>
          <ObservedDebriefLink runId={id} />
          <RateLink runId={id} to="/observe/$runId/ratings" />
        </>
      }
    />
  );
}
