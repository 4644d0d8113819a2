import { isoTime } from '../../platform/time.ts';
import type { PeopleApp } from '../app.ts';
import type { Person } from './store.ts';

/** Returns an account as its owner sees it. */
export function profileView(person: Person) {
  const { id, first_name, last_name, email_address, username, bio } = person;
  return {
    id,
    first_name,
    last_name,
    email_address,
    username,
    bio,
    is_admin: person.is_admin === 1,
    has_completed_questionnaire: person.has_completed_questionnaire === 1,
    is_guest: person.is_guest === 1,
    created_at: isoTime(person.created_at),
    email_verified: person.email_verified_at !== null,
  };
}

/** Returns a person with the tokens of a new session. */
export async function signedInView(
  app: PeopleApp,
  person: Person,
  session: { id: number; refresh_token: string },
) {
  const access_token = await app.tokens.sign(session.id, app.clock());
  const { refresh_token } = session;
  return { ...profileView(person), access_token, refresh_token, token_type: 'bearer' as const };
}

/** Returns a person as administrators see them. */
export function listedView(person: Person) {
  return { ...profileView(person), is_active: person.is_active === 1 };
}
