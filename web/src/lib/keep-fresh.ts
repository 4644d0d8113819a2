import { tokenCheckMs } from '@vincere/contract/constants';
import { refreshSession } from './api.ts';
import { serverNow } from './server-time.ts';
import { getSession } from './session.ts';
import { expiryOf } from './token.ts';

/** Looks every minute whether the access token has run out or will before the next look, and gets a new one. */
export function keepSessionFresh(): void {
  setInterval(() => {
    const session = getSession();
    if (session !== null && expiryOf(session.access_token) < serverNow() + tokenCheckMs)
      void refreshSession();
  }, tokenCheckMs);
}
