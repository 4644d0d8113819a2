import { oneLine, splitName } from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import type { PeopleApp } from '../app.ts';
import { newSecret } from '../sessions/tokens.ts';
import { invitationSeconds } from './lifetimes.ts';
import { makePasswordLink } from './links.ts';
import { findUserByEmail, type NewUser, type Person, saveUser } from './store.ts';

type Invitation = {
  user: Person;
  /** The link where the person sets a first password; undefined if the account was made by another request meanwhile. */
  url: string | undefined;
};

/** Makes an account without a password for a person whom a facilitator adds to a run. */
export async function makeAccountForInvitation(
  app: PeopleApp,
  { tx }: Change,
  { name, email }: { name: string; email: string },
): Promise<Invitation> {
  const made = await saveWithOwnUsername(tx, {
    ...splitName(oneLine(name)),
    email_address: email,
    password_hash: null,
    is_admin: 0,
    created_at: app.clock(),
  });
  if (made)
    return { user: made, url: await makePasswordLink(app, tx, made.id, { seconds: invitationSeconds }) };
  const present = await findUserByEmail(tx, email);
  if (present === undefined) throw new Error('An account was neither made nor found');
  return { user: present, url: undefined };
}

/** Makes an account whose username is its email, or a variant if that is taken. Returns undefined if the email has one. */
export async function saveWithOwnUsername(
  tx: Change['tx'],
  user: Omit<NewUser, 'username'>,
): Promise<Person | undefined> {
  const email = user.email_address;
  const saved = await saveUser(tx, { ...user, username: email });
  if (saved || (await findUserByEmail(tx, email))) return saved;
  return saveUser(tx, { ...user, username: `${email} ${newSecret().slice(0, 8)}` });
}
