import { cleanName, looksLikeEmail, Refusal, refuse } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { Language } from '../../platform/i18n/translator.ts';
import type { PeopleApp } from '../app.ts';
import { deleteEmailLinks } from './email-store.ts';
import { deleteLinks, findPasswordHash } from './link-store.ts';
import { type Client, verifyPassword } from './passwords.ts';
import { findTakenName, findUser, keyOf, lockUser, type Person, saveProfile } from './store.ts';
import { sendVerificationLink } from './verification.ts';

/**
 * Refuses `account.email-taken` or `account.username-taken` when another account has it, and `account.username-is-email` for
 * a username that looks like an email address other than the own one.
 */
export async function requireFreeNames(
  db: Queries,
  names: { email_address: string; username: string },
  ownId?: number,
): Promise<void> {
  const taken = await findTakenName(db, names, ownId);
  if (taken === 'email') refuse('account.email-taken');
  if (taken === 'username') refuse('account.username-taken');
  if (looksLikeEmail(names.username) && keyOf(names.username) !== keyOf(names.email_address))
    refuse('account.username-is-email');
}

/** The names of an account as they are stored: without invisible characters, in single spaces. */
export function cleanNames<T extends { first_name: string; last_name: string }>(names: T): T {
  return { ...names, first_name: cleanName(names.first_name), last_name: cleanName(names.last_name) };
}

type ProfileChange = Partial<
  Pick<Person, 'first_name' | 'last_name' | 'email_address' | 'username' | 'bio'>
> & {
  current_password?: string | undefined;
};

/**
 * Changes a person's own profile. A username that equals the email address changes with it. Another email address needs
 * the current password, is not verified, and gets a verification link where mail is configured. Refuses
 * `account.password-needed` and `account.wrong-password` before anything is changed.
 */
export async function changeProfile(
  app: PeopleApp,
  userId: number,
  wanted: ProfileChange,
  { address, gone, language }: { address: string; gone: AbortSignal; language: Language | null },
): Promise<Person> {
  const before = (await findUser(app.db.read, userId)) ?? refuse('account.unknown');
  if (before.is_guest) refuse('account.is-guest');
  const movesTo = (email: string) => keyOf(wanted.email_address ?? email) !== keyOf(email);
  const provenHash = movesTo(before.email_address)
    ? await requirePassword(app, userId, wanted.current_password, { address, isKnown: true, gone })
    : undefined;
  const saved = await takingNames(() =>
    app.db.change(async (change) => {
      const { tx } = change;
      const user = (await lockUser(tx, userId)) ?? refuse('account.unknown');
      if (user.is_guest) refuse('account.is-guest');
      const email_address = wanted.email_address ?? user.email_address;
      const isNamedByEmail = user.username_key === user.email_key;
      const hasMoved = keyOf(email_address) !== user.email_key;
      // The email address or the password may have been changed since the password was verified.
      if (hasMoved && user.password_hash !== provenHash) refuse('account.wrong-password');
      const profile = {
        first_name: wanted.first_name === undefined ? user.first_name : cleanName(wanted.first_name),
        last_name: wanted.last_name === undefined ? user.last_name : cleanName(wanted.last_name),
        email_address,
        username: wanted.username ?? (isNamedByEmail ? email_address : user.username),
        bio: wanted.bio ?? user.bio,
        email_verified_at: hasMoved ? null : user.email_verified_at,
      };
      // A username of an older version, or of an invitation, may stay as it is.
      const isRenamed = hasMoved || keyOf(profile.username) !== user.username_key;
      if (isRenamed) await requireFreeNames(tx, profile, userId);
      // A link on its way to the old address must not open the account any more.
      if (hasMoved) {
        await deleteLinks(tx, userId);
        await deleteEmailLinks(tx, userId);
      }
      await app.announcePersonChanged(change, userId);
      return saveProfile(tx, userId, profile);
    }),
  );
  if (movesTo(before.email_address) && (await mayMail(app, userId, address)))
    await sendVerificationLink(app, saved, language);
  return saved;
}

/** Counts a verification mail. Returns false beyond the limit: the address is saved, and the person can ask for a mail later. */
async function mayMail(app: PeopleApp, userId: number, address: string): Promise<boolean> {
  try {
    await app.rateLimiter.count('verification', { account: userId, address });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Verifies the current password and returns its hash. Attempts are limited like those of a log-in. */
async function requirePassword(app: PeopleApp, userId: number, password: string | undefined, client: Client) {
  if (password === undefined) return refuse('account.password-needed');
  const found = await findPasswordHash(app.db.read, userId);
  const hash = found?.password_hash ?? null;
  await app.rateLimiter.attempt('password', { account: userId, address: client.address }, async () => {
    if (!(await verifyPassword(hash, password, client))) refuse('account.wrong-password');
  });
  return hash;
}

/** Makes a change that takes names, again where another hand took one at the same time: then it is refused. */
export async function takingNames<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (isUniqueViolation(error)) return change();
    throw error;
  }
}

/** As PostgreSQL says it; on SQLite changes come one after the other. */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
