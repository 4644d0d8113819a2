import type { Run } from '@vincere/contract';
import { useRead } from '../../lib/api.ts';
import { EstimatesText } from '../../parts/decisions/EstimatesText.tsx';

/** The user's own confidence and forecast in the current scenario. Nobody else sees them. */
export function OwnEstimates({ run, kind }: { run: Run; kind: 'room' | 'final' }) {
  const { data } = useRead(
    'getOwnEstimates',
    { params: { runId: run.id } },
    { enabled: run.asks_confidence },
  );
  const ownEstimates = data?.[kind];
  if (!ownEstimates) return null;
  const forecast = kind === 'room' ? data?.room?.forecast : undefined;
  const expectedDecision = run.current_scenario?.all_decisions.find(({ id }) => id === forecast);
  return (
    <EstimatesText confidence={ownEstimates.confidence} forecast={expectedDecision?.title_of_decision} />
  );
}
