import { tokenCheckMs } from '@vincere/contract/constants';
import { refreshSession } from '../api.ts';
import { serverNow } from '../time/server-time.ts';
import { getSession } from './session.ts';
import { expiryOf } from './token.ts';

/** Checks every `tokenCheckMs` whether the access token has expired or will before the next check, and refreshes it. */
export function keepSessionFresh(): void {
  setInterval(() => {
    const session = getSession();
    if (session !== null && expiryOf(session.access_token) < serverNow() + tokenCheckMs)
      void refreshSession();
  }, tokenCheckMs);
}
