import { participation } from '@vincere/contract/messages';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import { saysOver } from '../runs/run-end.ts';
import type { useSeatedRun } from '../runs/useSeatedRun.ts';

/** Returns whether a refresh is under way, and a function that reads the run again and shows a toast with the result. */
export function useRefresh({ received, refetch }: ReturnType<typeof useSeatedRun>) {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    if (received && received.run.users_playing.length === 0)
      return toastError(t(participation.refreshNeedsParticipants));
    if (received && received.run.access_code === '') return toastError(t(participation.refreshNeedsCode));
    setIsRefreshing(true);
    const { error } = await refetch();
    setIsRefreshing(false);
    // If the run is over, the page says so itself.
    if (error === null) toast(t(participation.refreshed));
    else if (!saysOver(error)) toastError(t(participation.refreshFailed));
  };
  return [isRefreshing, refresh] as const;
}
