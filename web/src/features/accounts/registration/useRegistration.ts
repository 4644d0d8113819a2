import { useNavigate } from '@tanstack/react-router';
import { accounts, shared } from '@vincere/contract/messages';
import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { clearToast, toast } from '../../../ui/toasts/Toaster.tsx';
import { begin } from '../useLogIn.ts';
import { storedRegistration } from './stored-registration.ts';

type Registration = {
  first_name: string;
  last_name: string;
  email_address: string;
  username: string;
  password: string;
};

/**
 * Returns a function that registers an account, logs in and opens the ranking of roles. It rejects with errors of the
 * registration. If only the log-in fails, the user logs in after the ranking.
 */
export function useRegistration() {
  const navigate = useNavigate();
  return async ({ first_name, last_name, email_address, username, password }: Registration) => {
    clearToast();
    const body = { first_name, last_name, email_address, username, password };
    const newAccount = await readAnswer(await send('registerUser', { body }));
    storedRegistration.set(newAccount.id, email_address, newAccount.token);
    const session = await send('logIn', { body: { username: email_address, password } }).catch(() => null);
    if (session !== null) begin(session);
    const { title, text } = accounts.registrationComplete;
    toast(t(title), session === null ? t(text) : t('You are logged in.'));
    await navigate({ to: '/preferences' });
  };
}

/** Returns the message of a failed registration. */
export function reasonOf(error: unknown): string {
  return error instanceof BadAnswer ? error.message : messageOf(error, t(accounts.registrationFailed.text));
}

type Registered = { id: number; token: string | undefined };

class BadAnswer extends Error {}

/** Validates the answer, because it may come from a proxy instead of the server. */
async function readAnswer(
  answer: { id: unknown; registration_token?: unknown } | Response | null | undefined,
): Promise<Registered> {
  // Answers that aren't JSON are returned as the response itself.
  const isEmpty = answer instanceof Response ? (await answer.text()) === '' : !answer;
  if (isEmpty) throw new BadAnswer(t(shared.noAnswer));
  if (!answer || !('id' in answer) || typeof answer.id !== 'number') throw new BadAnswer(t(shared.badAnswer));
  const token = answer.registration_token;
  return { id: answer.id, token: typeof token === 'string' ? token : undefined };
}
