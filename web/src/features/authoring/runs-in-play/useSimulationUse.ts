import type { Answer, Calls } from '@vincere/contract';
import { useRead } from '../../../lib/api.ts';

export type SimulationUse = Answer<Calls['getSimulationUse']>;

/**
 * Returns the runs that keep a simulation or its parts from being deleted, read when a dialog opens; undefined while they are
 * unknown. The server checks them again.
 */
export function useSimulationUse(simulationId: number, isOpen: boolean): SimulationUse | undefined {
  const { data, isFetchedAfterMount, isFetching } = useRead(
    'getSimulationUse',
    { params: { simulationId } },
    { enabled: isOpen, staleTime: 0 },
  );
  return isOpen && isFetchedAfterMount && !isFetching ? data : undefined;
}

/** Returns the name of a run that has reached a stage or scenario; undefined without one. */
export function runReaching(
  use: SimulationUse | undefined,
  part: { stage_id: number } | { scenario_id: number },
): string | undefined {
  return use?.reached.find((reachedPart) =>
    'stage_id' in part
      ? reachedPart.stage_id === part.stage_id
      : reachedPart.scenario_id === part.scenario_id,
  )?.run;
}
