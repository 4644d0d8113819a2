import { participation } from '@vincere/contract/messages';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { saysOver } from '../runs/run-end.ts';
import type { useSeatedRun } from '../runs/useSeatedRun.ts';

/** Reads the run again because somebody asked for it, and says how that went. */
export function useRefresh({ heard, refetch }: ReturnType<typeof useSeatedRun>) {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    if (heard && heard.run.users_playing.length === 0)
      return toastError(t(participation.refreshNeedsParticipants));
    if (heard && heard.run.access_code === '') return toastError(t(participation.refreshNeedsCode));
    setIsRefreshing(true);
    const { error } = await refetch();
    setIsRefreshing(false);
    // That the run is over is told by the page.
    if (error === null) toast(t(participation.refreshed));
    else if (!saysOver(error)) toastError(t(participation.refreshFailed));
  };
  return [isRefreshing, refresh] as const;
}
