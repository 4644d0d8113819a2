import { type Device, refuse, sessionIdleMs } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { isStorageFull } from '../../platform/db/failures.ts';
import type { SessionUser } from '../../platform/http/caller.ts';
import type { RequestChanges } from '../../platform/http/handle.ts';
import type { PeopleApp } from '../app.ts';
import {
  findPersonOf,
  findRefreshable,
  findSession,
  listOpenSessions,
  saveSession,
  sweepExpired,
  touchSession,
} from './store.ts';
import { hashSecret, newSecret, refreshTokenSeconds } from './tokens.ts';
import type { UnsavedSessions } from './unsaved.ts';

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
  inChange: RequestChanges['inChange'],
): Promise<void> {
  const now = app.clock();
  const person = { is_admin: session.is_admin === 1, is_guest: session.is_guest === 1 };
  const unusedMs = now - session.last_used_at;
  if (unusedMs >= sessionIdleMs(person, app.config.sessionIdleHours)) refuse('session.expired');
  if (unusedMs < recordedEveryMs) return;
  try {
    if (!(await inChange(({ tx }) => touchSession(tx, session.id, now)))) refuse('session.expired');
  } catch (error) {
    // The use is only recorded. Nobody is logged out because the storage is full.
    if (!isStorageFull(error)) throw error;
  }
}

/** Returns the person of a session, stored or not; undefined if it has ended. */
async function findHolder(app: PeopleApp, sessionId: number) {
  if (sessionId > 0) return findSession(app.db.read, sessionId);
  const unsavedSession = app.unsavedSessions.find(sessionId, app.clock());
  return unsavedSession && findPersonOf(app.db.read, unsavedSession);
}

/** Begins a session that is stored later, because the storage is full. Returns what `beginSession` returns. */
export function beginUnsavedSession(
  app: PeopleApp,
  account: { id: number; password_hash: string | null },
  device: Device,
): { id: number; refresh_token: string } {
  const refresh_token = newSecret();
  const { browser, system } = device;
  const id = app.unsavedSessions.add({
    user_id: account.id,
    password_hash: account.password_hash,
    refresh_token_hash: hashSecret(refresh_token),
    created_at: app.clock(),
    browser,
    system,
  });
  return { id, refresh_token };
}

/**
 * Refreshes a session that is not stored: stores it if there is storage again. Returns the id with which it goes on; undefined if no
 * such session has this refresh token.
 */
export async function refreshUnsaved(
  app: PeopleApp,
  tokenHash: string,
  inChange: RequestChanges['inChange'],
): Promise<number | undefined> {
  const unsavedSession = app.unsavedSessions.findByToken(tokenHash);
  if (unsavedSession === undefined || !(await findPersonOf(app.db.read, unsavedSession))?.is_active)
    return undefined;
  const { id, password_hash: _, created_at, ...session } = unsavedSession;
  const expires_at = created_at + refreshTokenSeconds * 1000;
  try {
    const storedSession = await inChange(({ tx }) =>
      saveSession(tx, { ...session, created_at, expires_at, last_used_at: app.clock() }),
    );
    app.unsavedSessions.end(id);
    return storedSession.id;
  } catch (error) {
    if (isStorageFull(error)) return id;
    // Another tab with the same token may have stored the session meanwhile.
    const storedSession = await findRefreshable(app.db.read, tokenHash, app.clock());
    if (storedSession !== undefined) return storedSession.id;
    throw error;
  }
}

/** Returns which of the sessions, stored or not, have not ended and belong to an active account, with its right. */
export async function listAllOpenSessions(
  db: Queries,
  unsavedSessions: UnsavedSessions,
  sessionIds: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, { is_admin: boolean }>> {
  const openSessions = new Map(
    await listOpenSessions(
      db,
      sessionIds.filter((id) => id > 0),
    ),
  );
  for (const id of sessionIds.filter((sessionId) => sessionId < 0)) {
    const session = unsavedSessions.find(id, now);
    const person = session && (await findPersonOf(db, session));
    if (person?.is_active === 1) openSessions.set(id, { is_admin: person.is_admin === 1 });
  }
  return openSessions;
}

/** Returns the holder of an access token. Refuses a token that is wrong, expired or revoked, or whose account is deactivated. */
export async function authenticate(app: PeopleApp, token: string): Promise<SessionUser> {
  const tokenContent = await app.tokens.verify(token, app.clock());
  const holder = tokenContent && (await findHolder(app, tokenContent.sessionId));
  if (!holder || !holder.is_active) return refuse('session.expired');
  return {
    id: holder.user_id,
    session_id: tokenContent.sessionId,
    first_name: holder.first_name,
    last_name: holder.last_name,
    email_address: holder.email_address,
    is_admin: holder.is_admin === 1,
    is_guest: holder.is_guest === 1,
    expires_at: tokenContent.expiresAt,
  };
}
