import { useNavigate } from '@tanstack/react-router';
import { defaultRole } from '@vincere/contract/constants';
import { participation } from '@vincere/contract/messages';
import { accessCodeIn } from '@vincere/domain';
import { useState } from 'react';
import { CallFailed, messageOf } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import { TimedOut, withTimeout } from '../runs/join-timeout.ts';
import { useJoin } from '../runs/useRun.ts';
import type { Seat } from './types.ts';

/** Joins a run again by its access code, in the user's former room. */
export function useRejoin(seats: readonly Seat[]) {
  const join = useJoin();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const rejoin = async (typedCode: string) => {
    const code = accessCodeIn(typedCode);
    if (code === '') return setError(t(participation.codeMissing));
    setBusy(true);
    setError(undefined);
    const seat = seats.find(({ sim_run }) => sim_run.access_code.toUpperCase() === code);
    try {
      const room = seat?.room.room_name;
      await withTimeout(join(code, room === undefined || room === 'dashboard' ? defaultRole : room));
      toast(t(participation.joined));
      await navigate({ to: '/simulation', search: { code } });
    } catch (failed) {
      const message =
        failed instanceof TimedOut
          ? t(participation.joinTimedOut)
          : messageOf(failed, t(participation.rejoinFailed));
      setError(message);
      toastError(message);
      // After a finished run, go to its questionnaire if it was not answered yet.
      if (failed instanceof CallFailed && failed.status === 409 && seat && !seat.has_post_questionnaire)
        await navigate({ to: '/post-questionnaire', search: { code } });
    } finally {
      setBusy(false);
    }
  };
  return { rejoin, busy, error, clearError: () => setError(undefined) };
}
