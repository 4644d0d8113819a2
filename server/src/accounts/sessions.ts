import { refuse } from '@vincere/domain';
import type { App } from '../app.ts';
import type { Queries } from '../db/database.ts';
import { findSession, saveSession, sweepExpired } from './session-store.ts';
import { hashSecret, newSecret, refreshTokenSeconds } from './tokens.ts';

/** Begins a session of an account, and removes those of it that are past their time. */
export async function beginSession(
  db: Queries,
  userId: number,
  now: number,
): Promise<{ id: number; refresh_token: string }> {
  const refresh_token = newSecret();
  await sweepExpired(db, userId, now);
  const { id } = await saveSession(db, {
    user_id: userId,
    refresh_token_hash: hashSecret(refresh_token),
    created_at: now,
    expires_at: now + refreshTokenSeconds * 1000,
  });
  return { id, refresh_token };
}

/** The person behind a valid access token. */
export type SessionUser = {
  id: number;
  session_id: number;
  first_name: string;
  last_name: string;
  email_address: string;
  is_admin: boolean;
  is_guest: boolean;
  /** When the token ends, in ms. */
  expires_at: number;
};

/** Who holds this access token now. Refuses one that is wrong, expired, revoked, or whose account is deactivated. */
export async function authenticate(app: App, token: string): Promise<SessionUser> {
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
