import type { Answer, Calls, Input } from '@vincere/contract';
import type { SavedObjective } from '@vincere/domain';
import { queryClient, queryOf, send, useRead } from '../../../lib/api.ts';

export type Objective = Answer<Calls['getTeaching']>['objectives'][number];

const inputOf = (simulationId: number) => ({ params: { simulationId } });

/** Reads the objectives and the teaching note of a simulation. */
export function useTeaching(simulationId: number) {
  return useRead('getTeaching', inputOf(simulationId));
}

/** Saves objectives or the teaching note. Throws if the server refuses. */
export async function saveTeaching(
  simulationId: number,
  body: Input<Calls['updateTeaching']>['body'],
): Promise<void> {
  const { queryKey } = queryOf('getTeaching', inputOf(simulationId));
  const saved = await send('updateTeaching', { ...inputOf(simulationId), body });
  // A read that began before the change would bring back the former texts.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, saved);
}

/** The last change of objectives in this tab. The next one waits for it. */
let lastChange: Promise<unknown> = Promise.resolve();

/**
 * Saves what `change` makes of the current objectives, which it reads again first: another author may have changed others.
 * Changes run one after the other, because each saves all objectives. Throws if the read fails or the server refuses.
 */
export function changeObjectives(
  simulationId: number,
  change: (current: readonly Objective[]) => readonly SavedObjective[],
): Promise<void> {
  const changed = lastChange.then(() => readAndChange(simulationId, change));
  lastChange = changed.catch(() => {});
  return changed;
}

async function readAndChange(
  simulationId: number,
  change: (current: readonly Objective[]) => readonly SavedObjective[],
): Promise<void> {
  const read = queryOf('getTeaching', inputOf(simulationId));
  const { objectives } = await queryClient.fetchQuery<Answer<Calls['getTeaching']>>({
    ...read,
    staleTime: 0,
  });
  await saveTeaching(simulationId, { objectives: [...change(objectives)] });
}
