import { emailKey, ownsEmail, type Room, refuse, splitName } from '@vincere/domain';
import { saveWithOwnUsername } from '../../people/accounts/invitations.ts';
import { invitationSeconds } from '../../people/accounts/lifetimes.ts';
import { type NewUser, saveUsers } from '../../people/accounts/store.ts';
import { hashSecret, newSecret } from '../../people/sessions/tokens.ts';
import type { Change } from '../../platform/db/database.ts';
import { publicUrl } from '../../platform/http/address.ts';
import type { App } from '../app.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { batches, listPeopleByEmail, type RosterPerson, saveLinks } from './store.ts';

type Wanted = { name: string; email: string; room_name?: Room | undefined };

type Invited = {
  name: string;
  user: RosterPerson;
  room_name: Room | undefined;
  /** The link by which a person without a password sets one and joins the run; undefined for others. */
  invitation_url: string | undefined;
};

/**
 * Returns the accounts of the people on a roster, in its order. Makes missing ones. A person without a password gets a link
 * to set one, which is valid for 14 days.
 */
export async function makeInvitations(
  app: App,
  tx: Change['tx'],
  run: RunRow,
  wantedPeople: readonly Wanted[],
): Promise<Invited[]> {
  const people = await haveAccounts(app, tx, wantedPeople);
  const links: { user_id: number; token_hash: string; expires_at: number }[] = [];
  const expires_at = app.clock() + invitationSeconds * 1000;
  const linkFor = (user_id: number) => {
    const token = newSecret();
    links.push({ user_id, token_hash: hashSecret(token), expires_at });
    return `${publicUrl(app.config)}/reset-password?token=${token}&code=${run.access_code}`;
  };
  const invitedPeople = wantedPeople.map(({ name, email, room_name }) => {
    const user = people.get(emailKey(email));
    // The address may have been registered after the roster was judged.
    if (!(user && ownsEmail(user))) return refuse('roster.changed', { emails: [email] });
    return {
      name,
      user,
      room_name,
      invitation_url: user.password_hash === null ? linkFor(user.id) : undefined,
    };
  });
  await saveLinks(tx, links);
  return invitedPeople;
}

/** Returns the short link of a run, for people who can log in. */
export function joinLink(app: App, run: RunRow): string {
  return `${publicUrl(app.config)}/j/${run.access_code}`;
}

async function haveAccounts(app: App, tx: Change['tx'], wantedPeople: readonly Wanted[]) {
  const keys = wantedPeople.map(({ email }) => emailKey(email));
  const knownPeople = await listPeopleByEmail(tx, keys);
  const unknown: NewUser[] = wantedPeople
    .filter(({ email }) => !knownPeople.has(emailKey(email)))
    .map(({ name, email }) => ({
      ...splitName(name),
      email_address: email,
      username: email,
      password_hash: null,
      is_admin: 0,
      created_at: app.clock(),
    }));
  for await (const some of batches(unknown)) await saveUsers(tx, some);
  const peopleByEmail = await listPeopleByEmail(tx, keys);
  // Another account has this email as its username. That is rare, so these accounts are made one by one.
  const remainingUsers = unknown.filter(({ email_address }) => !peopleByEmail.has(emailKey(email_address)));
  for (const user of remainingUsers) await saveWithOwnUsername(tx, user);
  return remainingUsers.length === 0 ? peopleByEmail : listPeopleByEmail(tx, keys);
}
