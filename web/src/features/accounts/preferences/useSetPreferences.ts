import type { Answer, Calls } from '@vincere/contract';
import { accounts } from '@vincere/contract/messages';
import { useState } from 'react';
import { CallFailed, messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { clearToast } from '../../../ui/toasts/Toaster.tsx';
import type { Ranking } from './ranking.ts';

type Failure = { text: string; isClosed: boolean };

/**
 * Saves a user's ranking. `save` resolves to the stored preferences, or to null on failure. `missing` is an error message if
 * places are empty; `failed` is any other error. `isClosed`: the user must log in to change the ranking. `token` is the
 * registration's, for a user who hasn't logged in yet.
 */
export function useSetPreferences(userId: number, token?: string) {
  const [missing, setMissing] = useState<string>();
  const [failed, setFailed] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);
  const clearErrors = () => {
    setMissing(undefined);
    setFailed(null);
  };

  const save = async (ranking: Ranking): Promise<Answer<Calls['setPreferences']> | null> => {
    const preferences = ranking.flatMap((room_id, place) =>
      room_id === null ? [] : [{ room_id, preference_order: place + 1 }],
    );
    clearErrors();
    if (preferences.length < ranking.length) {
      setMissing(t(accounts.preferencesMissing));
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
      return null;
    } finally {
      setSending(false);
    }
  };
  return { save, failed, missing, clearErrors, isSending };
}
