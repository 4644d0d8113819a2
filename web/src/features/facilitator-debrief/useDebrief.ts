import { useQuery } from '@tanstack/react-query';
import { pollMs } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { answeredAt, CallFailed, messageOf, queryClient, send } from '../../lib/api.ts';
import { type LiveState, pollBeside } from '../../lib/live/live.ts';
import { newKey } from '../../lib/new-key.ts';
import { t } from '../../lib/text.ts';
import { useTick } from '../../lib/time/useTick.ts';
import { useHeldFailure } from '../../lib/useHeldFailure.ts';
import type { GuidedDebrief } from '../../parts/guided-debrief/types.ts';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import type { ReceivedDebrief } from './types.ts';

// The extra 'received' separates this entry from other pages' reads of the same call: it also stores the time of receipt.
const keyOf = (runId: number) => ['getGuidedDebrief', { params: { runId } }, 'received'] as const;

function received(debrief: GuidedDebrief, receivedAt: number): ReceivedDebrief {
  const { control } = debrief;
  if (control === null) throw new Error(t(shared.badAnswer));
  return { debrief, control, receivedAt };
}

/**
 * Reads the guided debrief of a finished run as a facilitator, and plans it first if there is none. It follows the run's events
 * and polls while the stream is lost.
 */
export function useDebrief(runId: number, live: LiveState, isEnabled: boolean) {
  const queryKey = keyOf(runId);
  const query = useQuery<ReceivedDebrief>({
    queryKey,
    queryFn: async () => {
      const params = { runId };
      const answer = await send('getGuidedDebrief', { params });
      if (answer.debrief !== null) return received(answer.debrief, answeredAt(answer));
      const plannedDebrief = await send('planGuidedDebrief', { params });
      return received(plannedDebrief, answeredAt(plannedDebrief));
    },
    enabled: isEnabled,
    refetchInterval: pollBeside(live, pollMs.facilitator),
  });
  return useHeldFailure(query, queryKey, isEnabled);
}

/**
 * Reads the guided debrief of a run as a facilitator, and plans none. The data are null until a facilitator opens it. It follows
 * the run's events and polls while the stream is lost.
 */
export function useOpenedDebrief(runId: number, live: LiveState) {
  return useQuery<ReceivedDebrief | null>({
    queryKey: ['getGuidedDebrief', { params: { runId } }, 'opened'],
    queryFn: async () => {
      const answer = await send('getGuidedDebrief', { params: { runId } });
      const { debrief } = answer;
      return debrief === null || debrief.opened_at === null ? null : received(debrief, answeredAt(answer));
    },
    refetchInterval: pollBeside(live, pollMs.facilitator),
  });
}

/** Stores the guided debrief that a change returned. */
async function cacheDebrief(runId: number, debrief: GuidedDebrief): Promise<void> {
  // A read that began before the change would bring back the former state.
  await queryClient.cancelQueries({ queryKey: keyOf(runId) });
  queryClient.setQueryData<ReceivedDebrief>(keyOf(runId), received(debrief, answeredAt(debrief)));
  void queryClient.invalidateQueries({ queryKey: ['getGuidedDebrief', { params: { runId } }], exact: true });
}

/**
 * Returns a function that makes a change and resolves to whether it succeeded. After a refusal the debrief is read again,
 * because another facilitator has changed it. `failure` is the reason of the last failure. With a `title`, a toast shows it too.
 */
export function useAct(runId: number, title?: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const act = async (work: () => Promise<GuidedDebrief>): Promise<boolean> => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await cacheDebrief(runId, await work());
      return true;
    } catch (error) {
      if (error instanceof CallFailed) void queryClient.invalidateQueries({ queryKey: keyOf(runId) });
      const reason = messageOf(error, t('Nothing was changed. Please try again.'));
      setFailure(reason);
      if (error instanceof CallFailed && error.code === 'debrief.moved-on')
        toastError(
          t('The debrief has moved on'),
          t('Another facilitator has changed the phase. This screen shows the current one.'),
        );
      else if (title !== undefined) toastError(title, reason);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { act, isBusy, failure };
}

/** Returns the whole seconds since a moment (performance.now, ms), counted by the page's monotonic clock. */
export function useSecondsSince(moment: number): number {
  return Math.max(0, Math.floor((useTick(500) - moment) / 1000));
}

/** Returns a function that gives a request its idempotency key: equal requests of a form get the same one. */
export function useRequestKey(): (body: object) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (body) => {
    const content = JSON.stringify(body);
    const key = keys.get(content) ?? newKey();
    keys.set(content, key);
    return key;
  };
}
