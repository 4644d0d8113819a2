import { type DeleteQueryBuilder, type DeleteResult, type ExpressionBuilder, PostgresAdapter } from 'kysely';
import type { Change, Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { UnsavedSession } from './unsaved.ts';

/** Returns a session that has not been revoked, with its person. */
export async function findSession(db: Queries, sessionId: number) {
  const [session] = await sessionById(db, { sessionId });
  return session;
}

const sessionById = prepared((db, { sessionId }: { sessionId: number }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.user_id',
      'users.first_name',
      'users.last_name',
      'users.email_address',
      'users.is_admin',
      'users.is_active',
      'users.is_guest',
    ])
    .where('sessions.id', '=', sessionId),
);

/** Returns the person of a session that is not stored; undefined if their password has changed since they logged in. */
export async function findPersonOf(db: Queries, { user_id, password_hash }: UnsavedSession) {
  const person = await db
    .selectFrom('users')
    .select([
      'id as user_id',
      'first_name',
      'last_name',
      'email_address',
      'is_admin',
      'is_active',
      'is_guest',
      'password_hash',
    ])
    .where('id', '=', user_id)
    .executeTakeFirst();
  return person?.password_hash === password_hash ? person : undefined;
}

/**
 * Reads the rights of a session's account and keeps the session from being ended until the transaction is over; undefined
 * once it has ended. A change of an account's rights locks its sessions first (`lockSessions`).
 */
export async function lockSession(tx: Queries, sessionId: number) {
  // The lock needs a separate statement: only the next one sees rights that changed while it waited. The lock is exclusive,
  // because a change may end its own session, and two changes with a shared lock would deadlock.
  if (locksRows(tx)) await sessionLock(tx, { sessionId });
  const [session] = await rightsOfSession(tx, { sessionId });
  return session;
}

const sessionLock = prepared((db, { sessionId }: { sessionId: number }) =>
  db.selectFrom('sessions').select('id').where('id', '=', sessionId).forUpdate(),
);

const rightsOfSession = prepared((db, { sessionId }: { sessionId: number }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.is_admin', 'users.is_active'])
    .where('sessions.id', '=', sessionId),
);

/** Waits for the changes that an account's sessions are making, and holds up new ones until the transaction is over. */
export async function lockSessions(tx: Queries, userId: number): Promise<void> {
  if (!locksRows(tx)) return;
  await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** SQLite makes one change at a time, so rows need no lock there. */
function locksRows(db: Queries): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

const lastUsed = (eb: ExpressionBuilder<Schema, 'sessions'>) =>
  eb.fn.coalesce('sessions.last_used_at', 'sessions.created_at').as('last_used_at');

/** Returns the unexpired session of a refresh token whose account is active, with what its idle time-out depends on. */
export function findRefreshable(db: Queries, tokenHash: string, now: number) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'users.is_admin', 'users.is_guest'])
    .select(lastUsed)
    .where('sessions.refresh_token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', 1)
    .executeTakeFirst();
}

/** Returns whether a refresh token belongs to a deactivated account. */
export async function isDeactivated(db: Queries, tokenHash: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.refresh_token_hash', '=', tokenHash)
    .where('users.is_active', '=', 0)
    .executeTakeFirst();
  return session !== undefined;
}

/** Returns which of the sessions are not revoked and belong to an active account, with its right. */
export async function listOpenSessions(
  db: Queries,
  sessionIds: readonly number[],
): Promise<ReadonlyMap<number, { is_admin: boolean }>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'users.is_admin'])
    .where('sessions.id', 'in', sessionIds)
    .where('users.is_active', '=', 1)
    .execute();
  return new Map(rows.map(({ id, is_admin }) => [id, { is_admin: is_admin === 1 }]));
}

type NewSession = {
  user_id: number;
  refresh_token_hash: string;
  created_at: number;
  expires_at: number;
  last_used_at: number;
  browser: string | null;
  system: string | null;
};

export function saveSession(db: Queries, session: NewSession): Promise<{ id: number }> {
  return db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
}

/** Records the use of a session; undefined if it has ended meanwhile. */
export function touchSession(db: Queries, sessionId: number, now: number) {
  return db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
}

/** Returns an account's sessions that are neither expired nor unused since `usedAfter`, the last used first. */
export function listSessionRows(
  db: Queries,
  userId: number,
  { now, usedAfter, limit }: { now: number; usedAfter: number; limit: number },
) {
  return db
    .selectFrom('sessions')
    .select(['sessions.id', 'sessions.created_at', 'browser', 'system'])
    .select(lastUsed)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where((eb) => eb.fn.coalesce('last_used_at', 'created_at'), '>', usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Ends a session of an account and its streams; undefined if the account has no such session. */
export function deleteOwnSession(change: Change, userId: number, sessionId: number) {
  const deletion = change.tx.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId);
  return endSession(change, deletion);
}

/** Ends an account's sessions except for one, and their streams. Returns how many ended. */
export async function deleteOtherSessions(change: Change, userId: number, keptId: number): Promise<number> {
  await lockSessions(change.tx, userId);
  const endedSessions = await change.tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', keptId)
    .returning('id')
    .execute();
  for (const { id } of endedSessions) change.revoke({ user_id: userId, session_id: id });
  return endedSessions.length;
}

/** Ends a session and its streams. Returns its account; undefined if there is no such session. */
export function deleteSession(change: Change, sessionId: number): Promise<{ user_id: number } | undefined> {
  return endSession(change, change.tx.deleteFrom('sessions').where('id', '=', sessionId));
}

/** Ends the session of a refresh token and its streams. Returns its account; undefined if there is no such session. */
export function deleteRefreshable(
  change: Change,
  tokenHash: string,
): Promise<{ user_id: number } | undefined> {
  return endSession(change, change.tx.deleteFrom('sessions').where('refresh_token_hash', '=', tokenHash));
}

async function endSession(change: Change, deletion: DeleteQueryBuilder<Schema, 'sessions', DeleteResult>) {
  const endedSession = await deletion.returning(['id', 'user_id']).executeTakeFirst();
  if (endedSession) change.revoke({ user_id: endedSession.user_id, session_id: endedSession.id });
  return endedSession;
}

/** Ends every session of an account and its streams. */
export async function deleteSessions(change: Change, userId: number): Promise<void> {
  await change.tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  change.revoke({ user_id: userId });
}

/** Deletes the expired sessions and links of an account. */
export async function sweepExpired(db: Queries, userId: number, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('password_links')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
}
