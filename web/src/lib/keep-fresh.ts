import { tokenCheckMs } from '@vincere/contract/constants';
import { refreshSession } from './api.ts';
import { getSession } from './session.ts';

/** Looks every minute whether the access token has run out or will before the next look, and gets a new one. */
export function keepSessionFresh(): void {
  setInterval(() => {
    const session = getSession();
    if (session !== null && expiryOf(session.access_token) < Date.now() + tokenCheckMs) void refreshSession();
  }, tokenCheckMs);
}

/** When a token ends, in epoch ms; 0 for one that can't be read. */
function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
    return (exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
