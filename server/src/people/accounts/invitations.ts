import { splitName } from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import type { PeopleApp } from '../app.ts';
import { newSecret } from '../sessions/tokens.ts';
import { invitationSeconds } from './lifetimes.ts';
import { makePasswordLink } from './passwords/links.ts';
import { findUserByEmail, type NewUser, type Person, saveUser } from './store.ts';

type Invitation = {
  user: Person;
  /** The link to set a first password; undefined if another request created the account at the same time. */
  url: string | undefined;
};

/** Creates an account without a password for a person whom a facilitator adds to a run. */
export async function makeAccountForInvitation(
  app: PeopleApp,
  { tx }: Change,
  { name, email }: { name: string; email: string },
): Promise<Invitation> {
  const newUser = await saveWithOwnUsername(tx, {
    ...splitName(name),
    email_address: email,
    password_hash: null,
    is_admin: 0,
    created_at: app.clock(),
  });
  if (newUser)
    return {
      user: newUser,
      url: await makePasswordLink(app, tx, newUser.id, { seconds: invitationSeconds }),
    };
  const existing = await findUserByEmail(tx, email);
  if (existing === undefined) throw new Error('An account was neither made nor found');
  return { user: existing, url: undefined };
}

/** Creates an account whose username is its email, or a variant if that is taken. Returns undefined if the email is taken. */
export async function saveWithOwnUsername(
  tx: Change['tx'],
  user: Omit<NewUser, 'username'>,
): Promise<Person | undefined> {
  const email = user.email_address;
  const savedUser = await saveUser(tx, { ...user, username: email });
  if (savedUser || (await findUserByEmail(tx, email))) return savedUser;
  return saveUser(tx, { ...user, username: `${email} ${newSecret().slice(0, 8)}` });
}
