import type { Person, PersonChange } from './types.ts';
import { nameOf } from './types.ts';

type Told = {
  body: { is_admin?: boolean; is_active?: boolean };
  action: string;
  title: (person: Person) => string;
  text: (person: Person, isSelf: boolean) => string;
  done: (person: Person) => [title: string, text: string];
};

/** What each change is called, what it brings about, and what it says afterwards. */
export const changes: Record<PersonChange, Told> = {
  'make-administrator': {
    body: { is_admin: true },
    action: 'Make Administrator',
    title: (person) => `Make ${nameOf(person)} an administrator?`,
    text: () => 'Administrators may do everything: write simulations, lead every run and see to people.',
    done: (person) => ['Administrator made', `${nameOf(person)} is now an administrator.`],
  },
  'remove-administrator': {
    body: { is_admin: false },
    action: 'Remove Administrator',
    title: (person) => `Remove ${nameOf(person)} as an administrator?`,
    text: (_, isSelf) =>
      isSelf
        ? 'You leave this area at once. Another administrator can make you one again.'
        : 'The account stays, as a participant. An administrator can be made one again at any time.',
    done: (person) => ['Administrator removed', `${nameOf(person)} is now a participant.`],
  },
  deactivate: {
    body: { is_active: false },
    action: 'Deactivate',
    title: (person) => `Deactivate ${nameOf(person)}?`,
    text: () =>
      'This person is logged out everywhere and cannot log in. What they voted and wrote stays in its runs and reports.',
    done: (person) => ['Account deactivated', `${nameOf(person)} can no longer log in.`],
  },
  reactivate: {
    body: { is_active: true },
    action: 'Reactivate',
    title: (person) => `Reactivate ${nameOf(person)}?`,
    text: () => 'This person can log in again, with the same password and the same history.',
    done: (person) => ['Account reactivated', `${nameOf(person)} can log in again.`],
  },
};
