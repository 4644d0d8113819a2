import type { Answer, Calls, Run } from '@vincere/contract';
import { readingMs } from '@vincere/contract/constants';
import { useRead } from '../../lib/api.ts';

export type RunFacts = Answer<Calls['getRunFacts']>;

/**
 * Reads the key facts of the run's current scenario; `facts` is undefined while they load. It polls every few seconds, because
 * reading a post sends no event.
 */
export function useRunFacts(run: Run) {
  const query = useRead(
    'getRunFacts',
    { params: { runId: run.id } },
    { refetchInterval: readingMs.poll, enabled: run.status !== 'DRAFT' },
  );
  const isCurrent = query.data?.scenario_id === run.current_scenario?.id;
  return { ...query, facts: isCurrent ? query.data : undefined };
}
