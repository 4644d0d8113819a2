import { type Device, refuse, sessionIdleMs } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { SessionUser } from '../../platform/http/caller.ts';
import type { PeopleApp } from '../app.ts';
import { findSession, saveSession, sweepExpired, touchSession } from './store.ts';
import { hashSecret, newSecret, refreshTokenSeconds } from './tokens.ts';

/** Begins a session of an account on a device, and removes the account's expired sessions. `now` is in ms. */
export async function beginSession(
  db: Queries,
  userId: number,
  now: number,
  device: Device,
): Promise<{ id: number; refresh_token: string }> {
  const refresh_token = newSecret();
  await sweepExpired(db, userId, now);
  const { id } = await saveSession(db, {
    user_id: userId,
    refresh_token_hash: hashSecret(refresh_token),
    created_at: now,
    expires_at: now + refreshTokenSeconds * 1000,
    last_used_at: now,
    browser: device.browser,
    system: device.system,
  });
  return { id, refresh_token };
}

/** Uses within this time of the last recorded one are not written. */
const recordedEveryMs = 5 * 60_000;

/** Records the use of a session at its refresh. Refuses `session.expired` if it was idle for too long or has ended. */
export async function keepSession(
  app: PeopleApp,
  session: { id: number; last_used_at: number; is_admin: 0 | 1; is_guest: 0 | 1 },
): Promise<void> {
  const now = app.clock();
  const person = { is_admin: session.is_admin === 1, is_guest: session.is_guest === 1 };
  const unusedMs = now - session.last_used_at;
  if (unusedMs >= sessionIdleMs(person, app.config.sessionIdleHours)) refuse('session.expired');
  if (unusedMs < recordedEveryMs) return;
  if (!(await app.db.change(({ tx }) => touchSession(tx, session.id, now)))) refuse('session.expired');
}

/** Returns the holder of an access token. Refuses a token that is wrong, expired or revoked, or whose account is deactivated. */
export async function authenticate(app: PeopleApp, token: string): Promise<SessionUser> {
  const verified = await app.tokens.verify(token, app.clock());
  const found = verified && (await findSession(app.db.read, verified.sessionId));
  if (!found || !found.is_active) return refuse('session.expired');
  return {
    id: found.user_id,
    session_id: verified.sessionId,
    first_name: found.first_name,
    last_name: found.last_name,
    email_address: found.email_address,
    is_admin: found.is_admin === 1,
    is_guest: found.is_guest === 1,
    expires_at: verified.expiresAt,
  };
}
