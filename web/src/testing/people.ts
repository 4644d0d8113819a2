import type { Answer, Calls } from '@vincere/contract';
import { type Session, setSession } from '../lib/session.ts';

type Profile = Answer<Calls['getProfile']>;

/** A participant with an account and a guest, as `getProfile` answers them. */
export const account: Profile = {
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
  preferences: [],
  can_mail: false,
};
export const guest: Profile = {
  ...account,
  id: 8,
  username: '',
  first_name: 'Eva',
  last_name: '',
  email_address: '',
  email_verified: false,
  is_guest: true,
  has_completed_questionnaire: false,
};

/** Starts a session of this person in the tab. */
export function signIn({ preferences: _, can_mail: __, ...person }: Profile): Session {
  const session: Session = {
    ...person,
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
  };
  setSession(session);
  return session;
}
