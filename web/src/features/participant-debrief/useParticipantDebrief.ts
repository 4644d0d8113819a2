import { pollMs } from '@vincere/contract/constants';
import { queryClient, useRead } from '../../lib/api.ts';
import { pollBeside, useRunStream } from '../../lib/live/live.ts';
import type { GuidedDebrief, OwnDebrief } from '../../parts/guided-debrief/types.ts';

const keyOf = (runId: number) => ['getGuidedDebrief', { params: { runId } }];

/** Reads the guided debrief of a run and follows its events. It polls while the stream is lost. */
export function useParticipantDebrief(runId: number) {
  const live = useRunStream(runId);
  const query = useRead(
    'getGuidedDebrief',
    { params: { runId } },
    { refetchInterval: pollBeside(live, pollMs.participant) },
  );
  return { live, query };
}

/** Applies a change that the server has confirmed to the reader's own part of the stored debrief, then reads it again. */
export async function cacheOwn(runId: number, change: (own: OwnDebrief) => OwnDebrief): Promise<void> {
  // A read that began before the change would bring back the former state.
  await queryClient.cancelQueries({ queryKey: keyOf(runId) });
  queryClient.setQueryData<{ debrief: GuidedDebrief | null }>(keyOf(runId), (cachedAnswer) => {
    const debrief = cachedAnswer?.debrief;
    if (debrief == null || debrief.own === null) return cachedAnswer;
    return { debrief: { ...debrief, own: change(debrief.own) } };
  });
  void queryClient.invalidateQueries({ queryKey: keyOf(runId) });
}
