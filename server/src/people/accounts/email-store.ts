import type { Queries } from '../../platform/db/database.ts';
import { type Person, personColumns } from './store.ts';

type NewEmailLink = { user_id: number; token_hash: string; email_key: string; expires_at: number };

/** Stores a verification link of an account and deletes its expired ones. */
export async function saveEmailLink(db: Queries, link: NewEmailLink, now: number): Promise<void> {
  await db
    .deleteFrom('email_links')
    .where('user_id', '=', link.user_id)
    .where('expires_at', '<=', now)
    .execute();
  await db.insertInto('email_links').values(link).execute();
}

/** Returns the account of an unused verification link, if it is active and still has that address. */
export function findEmailLink(db: Queries, tokenHash: string, now: number) {
  return db
    .selectFrom('email_links')
    .innerJoin('users', 'users.id', 'email_links.user_id')
    .select(['email_links.user_id', 'users.password_hash'])
    .where('email_links.token_hash', '=', tokenHash)
    .where('email_links.expires_at', '>', now)
    .whereRef('users.email_key', '=', 'email_links.email_key')
    .where('users.is_active', '=', 1)
    .executeTakeFirst();
}

/** Marks the email address of an account as verified and deletes its verification links. */
export async function saveVerified(db: Queries, userId: number, now: number): Promise<Person> {
  await deleteEmailLinks(db, userId);
  return db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .returning(personColumns)
    .executeTakeFirstOrThrow();
}

export function deleteEmailLinks(db: Queries, userId: number) {
  return db.deleteFrom('email_links').where('user_id', '=', userId).execute();
}

type Registration = { user_id: number; token_hash: string; address_hash: string; expires_at: number };

/** Stores the token with which a new account can rank the roles, and deletes expired ones. */
export async function saveRegistration(db: Queries, registration: Registration, now: number): Promise<void> {
  await db.deleteFrom('registrations').where('expires_at', '<=', now).execute();
  await db.insertInto('registrations').values(registration).execute();
}

export function findRegistration(db: Queries, userId: number, now: number) {
  return db
    .selectFrom('registrations')
    .select(['token_hash', 'address_hash'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
