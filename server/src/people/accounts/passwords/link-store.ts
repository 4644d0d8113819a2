import type { Change, Queries } from '../../../platform/db/database.ts';
import { deleteSessions } from '../../sessions/store.ts';

/** Ends every session of an account and deletes its password links. */
export async function revokeAll(change: Change, userId: number): Promise<void> {
  await deleteSessions(change, userId);
  await deleteLinks(change.tx, userId);
}

/** Ends the streams of an account that is being deactivated, and deletes its password links. */
export async function closeAccount(change: Change, userId: number): Promise<void> {
  change.revoke({ user_id: userId });
  await deleteLinks(change.tx, userId);
}

export function deleteLinks(db: Queries, userId: number) {
  return db.deleteFrom('password_links').where('user_id', '=', userId).execute();
}

export function findPasswordHash(db: Queries, userId: number) {
  return db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
}

/** Sets a password, and ends every session and link of the account. */
export async function savePassword(change: Change, userId: number, passwordHash: string): Promise<void> {
  await change.tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
  await revokeAll(change, userId);
}

type NewLink = { user_id: number; token_hash: string; expires_at: number; is_handed_over: 0 | 1 };

export function saveLink(db: Queries, link: NewLink) {
  return db.insertInto('password_links').values(link).execute();
}

/** Returns the account of an unused password link. */
export function findLink(db: Queries, tokenHash: string, now: number) {
  return db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .select(['password_links.user_id', 'password_links.is_handed_over', 'users.password_hash'])
    .where('password_links.token_hash', '=', tokenHash)
    .where('password_links.expires_at', '>', now)
    .where('users.is_active', '=', 1)
    .executeTakeFirst();
}
