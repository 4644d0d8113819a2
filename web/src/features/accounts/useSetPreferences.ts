import type { Answer, Calls } from '@vincere/contract';
import { accounts, shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { CallFailed, messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { clearToast, toastError } from '../../ui/Toaster.tsx';
import type { Ranking } from './ranking.ts';

type Failure = { text: string; isClosed: boolean };

/**
 * Sends a person's ranking; `set` gives what the server has now, null where it did not take it. `missing` is said while a place
 * is empty that was asked for, `failed` is why it was not stored; `isClosed`: it can be set no more without signing in.
 * `token` is that of the registration, for a person who has not logged in yet.
 */
export function useSetPreferences(userId: number, token?: string) {
  const [missing, setMissing] = useState<string>();
  const [failed, setFailed] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);
  const settle = () => {
    setMissing(undefined);
    setFailed(null);
  };

  const set = async (ranking: Ranking): Promise<Answer<Calls['setPreferences']> | null> => {
    const preferences = ranking.flatMap((room_id, place) =>
      room_id === null ? [] : [{ room_id, preference_order: place + 1 }],
    );
    settle();
    if (preferences.length < ranking.length) {
      setMissing(t(accounts.preferencesMissing));
      toastError(t(shared.error), t(accounts.preferencesMissing));
      return null;
    }
    clearToast();
    setSending(true);
    try {
      return await send('setPreferences', {
        params: { userId },
        body: { preferences, ...(token && { registration_token: token }) },
      });
    } catch (error) {
      const text = messageOf(error, t(accounts.preferencesFailed));
      setFailed({ text, isClosed: error instanceof CallFailed && error.code === 'preferences.closed' });
      toastError(t(shared.error), text);
      return null;
    } finally {
      setSending(false);
    }
  };
  return { set, failed, missing, settle, isSending };
}
