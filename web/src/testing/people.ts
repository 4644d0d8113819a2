import type { Answer, Calls } from '@vincere/contract';
import { type Session, setSession } from '../lib/session/session.ts';

type Profile = Answer<Calls['getProfile']>;
type SignedIn = Omit<Session, 'access_token' | 'refresh_token' | 'token_type'>;

const ada: SignedIn = {
  id: 7,
  username: 'ada',
  first_name: 'Ada',
  last_name: 'Okafor',
  email_address: 'ada@example.org',
  email_verified: true,
  bio: '',
  is_admin: false,
  is_guest: false,
  has_completed_questionnaire: true,
  created_at: '2026-11-01T09:00:00.000Z',
};

const eva: SignedIn = {
  ...ada,
  id: 8,
  username: '',
  first_name: 'Eva',
  last_name: '',
  email_address: '',
  email_verified: false,
  is_guest: true,
  has_completed_questionnaire: false,
};

/** A participant with an account, and a guest. */
export const people = { ada, eva };

/** Starts a session of this person in the tab. */
export function signIn(person: SignedIn): void {
  setSession({ ...person, access_token: 'access', refresh_token: 'refresh', token_type: 'bearer' });
}

/** Returns a person as `getProfile` answers it. */
export const profileOf = (person: SignedIn): Profile => ({ ...person, preferences: [], can_mail: false });
