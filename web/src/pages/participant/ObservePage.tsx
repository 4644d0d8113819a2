import { useParams } from '@tanstack/react-router';
import { ObservedRun } from '../../features/control-room/observers/ObservedRun.tsx';

/** `/observe/{runId}`: a run as its observers see it. */
export function ObservePage() {
  const { runId } = useParams({ from: '/observe/$runId' });
  return <ObservedRun key={runId} runId={Number(runId)} />;
}
