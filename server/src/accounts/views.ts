import { isoTime } from '../time.ts';
import type { Person } from './store.ts';

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
    created_at: isoTime(person.created_at),
  };
}

/** A person as administrators see them. */
export function listedView(person: Person) {
  return { ...profileView(person), is_active: person.is_active === 1 };
}
