import { refuse } from '@vincere/domain';
import type { App } from '../app.ts';
import type { Queries } from '../db/database.ts';
import { announcePersonChanged } from '../runs/store.ts';
import { deleteLinks } from './session-store.ts';
import { findTakenName, keyOf, lockUser, type Person, saveProfile } from './store.ts';

/** Refuses `account.email-taken` or `account.username-taken` when it belongs to somebody else (ruling 1.9). */
export async function requireFreeNames(
  db: Queries,
  names: { email_address: string; username: string },
  ownId?: number,
): Promise<void> {
  const taken = await findTakenName(db, names, ownId);
  if (taken === 'email') refuse('account.email-taken');
  if (taken === 'username') refuse('account.username-taken');
}

type ProfileChange = Partial<Pick<Person, 'first_name' | 'last_name' | 'email_address' | 'username' | 'bio'>>;

/** Changes a person's own profile; a username that was the email goes on following it. */
export function changeProfile(app: App, userId: number, wanted: ProfileChange): Promise<Person> {
  return takingNames(() =>
    app.db.change(async (change) => {
      const { tx } = change;
      const user = (await lockUser(tx, userId)) ?? refuse('account.unknown');
      if (user.is_guest) refuse('account.is-guest');
      const email_address = wanted.email_address ?? user.email_address;
      const isNamedByEmail = user.username_key === user.email_key;
      const profile = {
        first_name: wanted.first_name ?? user.first_name,
        last_name: wanted.last_name ?? user.last_name,
        email_address,
        username: wanted.username ?? (isNamedByEmail ? email_address : user.username),
        bio: wanted.bio ?? user.bio,
      };
      await requireFreeNames(tx, profile, userId);
      // A link on its way to the old address must not open the account any more.
      if (keyOf(email_address) !== user.email_key) await deleteLinks(tx, userId);
      await announcePersonChanged(change, userId);
      return saveProfile(tx, userId, profile);
    }),
  );
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
