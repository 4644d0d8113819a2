import { useNavigate } from '@tanstack/react-router';
import { accounts, shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { CallFailed, messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { clearToast, toastError } from '../../ui/Toaster.tsx';
import { heldRegistration } from './held-registration.ts';
import type { Ranking } from './ranking.ts';

/** Sends the ranking and goes on to the log-in page. `isClosed`: it can be set no more without signing in. */
export function useSetPreferences(userId: number, onSet: () => void) {
  const navigate = useNavigate();
  const [failed, setFailed] = useState<{ text: string; isClosed: boolean } | null>(null);
  const [isSending, setSending] = useState(false);
  const fail = (text: string, isClosed = false) => {
    toastError(t(shared.error), text);
    setFailed({ text, isClosed });
  };

  const set = async (ranking: Ranking) => {
    const preferences = ranking.flatMap((room_id, place) =>
      room_id === null ? [] : [{ room_id, preference_order: place + 1 }],
    );
    if (preferences.length < ranking.length) {
      fail(t(accounts.preferencesMissing));
      return;
    }
    setFailed(null);
    clearToast();
    setSending(true);
    try {
      await send('setPreferences', { params: { userId }, body: { preferences } });
    } catch (error) {
      fail(
        messageOf(error, t(accounts.preferencesFailed)),
        error instanceof CallFailed && error.code === 'preferences.closed',
      );
      return;
    } finally {
      setSending(false);
    }
    heldRegistration.clearId();
    onSet();
    await navigate({ to: '/login', replace: true });
  };
  return { set, failed, settle: () => setFailed(null), isSending };
}
