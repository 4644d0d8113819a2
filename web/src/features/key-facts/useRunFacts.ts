import type { Answer, Calls, Run, RunFact } from '@vincere/contract';
import { readingMs } from '@vincere/contract/constants';
import { type FactTick, isShared } from '@vincere/domain';
import { messageOf, queryClient, queryOf, send, useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { toastError } from '../../ui/Toaster.tsx';

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

/** Returns how many of the facts have left their rooms. */
export function countShared(facts: readonly RunFact[]): number {
  return facts.filter(isShared).length;
}

/** Sets or takes back a tick. The box shows it at once and goes back if the server refuses. */
export async function changeTick(
  runId: number,
  fact: RunFact,
  tick: FactTick,
  isSet: boolean,
): Promise<void> {
  const show = (ticks: readonly FactTick[]) =>
    queryClient.setQueryData<RunFacts>(
      queryOf('getRunFacts', { params: { runId } }).queryKey,
      (read) =>
        read && {
          ...read,
          facts: read.facts.map((one) => (one.id === fact.id ? { ...one, ticks: [...ticks] } : one)),
        },
    );
  const others = fact.ticks.filter((one) => one !== tick);
  show(isSet ? [...others, tick] : others);
  try {
    const call = isSet ? 'tickFact' : 'untickFact';
    const { ticks } = await send(call, { params: { runId, factId: fact.id, tick } });
    show(ticks);
    await queryClient.invalidateQueries({ queryKey: ['getRunFacts'] });
  } catch (error) {
    show(fact.ticks);
    toastError(t('The tick was not saved'), messageOf(error, t('Nothing was changed. Please try again.')));
  }
}
