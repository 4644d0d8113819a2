import { looksLikeEmail, refuse } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { RequestChanges } from '../../platform/http/handle.ts';
import type { Language } from '../../platform/i18n/translator.ts';
import type { PeopleApp } from '../app.ts';
import { deleteEmailLinks } from './email-store.ts';
import { deleteLinks, findPasswordHash } from './passwords/link-store.ts';
import { type Client, verifyPassword } from './passwords/passwords.ts';
import { findTakenName, findUser, keyOf, lockUser, type Person, saveProfile } from './store.ts';
import { offerVerificationLink } from './verification.ts';

/**
 * Refuses `account.email-taken` and `account.username-taken` if another account has the name, and `account.username-is-email` for
 * a username that looks like an email address but isn't the account's own.
 */
export async function requireFreeNames(
  db: Queries,
  names: { email_address: string; username: string },
  ownId?: number,
): Promise<void> {
  const takenName = await findTakenName(db, names, ownId);
  if (takenName === 'email') refuse('account.email-taken');
  if (takenName === 'username') refuse('account.username-taken');
  if (looksLikeEmail(names.username) && keyOf(names.username) !== keyOf(names.email_address))
    refuse('account.username-is-email');
}

type ProfileChange = Partial<
  Pick<Person, 'first_name' | 'last_name' | 'email_address' | 'username' | 'bio'>
> & {
  current_password?: string | undefined;
};

/**
 * Changes a person's own profile. A username that equals the email address changes with it. Another email address requires
 * the current password and is unverified; it gets a verification link if mail is configured. Refuses
 * `account.password-needed` and `account.wrong-password` before any change.
 */
export async function changeProfile(
  app: PeopleApp,
  userId: number,
  changes: ProfileChange,
  {
    address,
    gone,
    language,
    inChange,
  }: {
    address: string;
    gone: AbortSignal;
    language: Language | null;
    inChange: RequestChanges['inChange'];
  },
): Promise<Person> {
  const before = (await findUser(app.db.read, userId)) ?? refuse('account.unknown');
  if (before.is_guest) refuse('account.is-guest');
  const changesEmail = (email: string) => keyOf(changes.email_address ?? email) !== keyOf(email);
  const verifiedHash = changesEmail(before.email_address)
    ? await requirePassword(app, userId, changes.current_password, { address, isKnown: true, gone })
    : undefined;
  const savedUser = await retryOnTakenName(() =>
    inChange(async (change) => {
      const { tx } = change;
      const user = (await lockUser(tx, userId)) ?? refuse('account.unknown');
      if (user.is_guest) refuse('account.is-guest');
      const email_address = changes.email_address ?? user.email_address;
      const usernameIsEmail = user.username_key === user.email_key;
      const emailChanged = keyOf(email_address) !== keyOf(user.email_address);
      // The email address or the password may have been changed since the password was verified.
      if (emailChanged && user.password_hash !== verifiedHash) refuse('account.wrong-password');
      const profile = {
        first_name: changes.first_name ?? user.first_name,
        last_name: changes.last_name ?? user.last_name,
        email_address,
        username: changes.username ?? (usernameIsEmail ? email_address : user.username),
        bio: changes.bio ?? user.bio,
        email_verified_at: emailChanged ? null : user.email_verified_at,
      };
      // Unchanged usernames that an older version or an invitation created may break today's rules.
      const needsNameCheck = emailChanged || keyOf(profile.username) !== keyOf(user.username);
      if (needsNameCheck) await requireFreeNames(tx, profile, userId);
      // Links that were sent to the old address must no longer open the account.
      if (emailChanged) {
        await deleteLinks(tx, userId);
        await deleteEmailLinks(tx, userId);
      }
      await app.announcePersonChanged(change, userId);
      return saveProfile(tx, userId, profile);
    }),
  );
  if (changesEmail(before.email_address))
    await offerVerificationLink(app, savedUser, { address, language, inChange });
  return savedUser;
}

/** Verifies the current password and returns its hash. Attempts are limited like those of a log-in. */
async function requirePassword(app: PeopleApp, userId: number, password: string | undefined, client: Client) {
  if (password === undefined) return refuse('account.password-needed');
  const row = await findPasswordHash(app.db.read, userId);
  const hash = row?.password_hash ?? null;
  await app.rateLimiter.attempt('password', { account: userId, address: client.address }, async () => {
    if (!(await verifyPassword(hash, password, client))) refuse('account.wrong-password');
  });
  return hash;
}

/** Makes a change that sets names. If another request took a name at the same time, repeats it, so that it is refused. */
export async function retryOnTakenName<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (isUniqueViolation(error)) return change();
    throw error;
  }
}

/** Recognizes PostgreSQL's error code. On SQLite it can't happen, because changes run one after another. */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
