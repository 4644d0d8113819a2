import { t } from '../../lib/text.ts';
import type { Person, PersonChange } from './types.ts';
import { nameOf } from './types.ts';

type ChangeTexts = {
  body: { is_admin?: boolean; is_active?: boolean };
  action: string;
  title: (person: Person) => string;
  text: (person: Person, isSelf: boolean) => string;
  done: (person: Person) => [title: string, text: string];
};

/** The name, the consequence and the confirmation of each change. */
export const changes: Record<PersonChange, ChangeTexts> = {
  'make-administrator': {
    body: { is_admin: true },
    action: t('Make Administrator'),
    title: (person) => t('Make {name} an administrator?', { name: nameOf(person) }),
    text: () => t('Administrators may do everything: write simulations, lead every run and manage accounts.'),
    done: (person) => [
      t('Made an administrator'),
      t('{name} is now an administrator.', { name: nameOf(person) }),
    ],
  },
  'remove-administrator': {
    body: { is_admin: false },
    action: t('Remove Administrator'),
    title: (person) => t('Remove {name} as an administrator?', { name: nameOf(person) }),
    text: (_, isSelf) =>
      isSelf
        ? t('You lose access to this area at once. Another administrator can restore it.')
        : t('The account stays, as a participant. It can become an administrator again at any time.'),
    done: (person) => [
      t('Administrator removed'),
      t('{name} is now a participant.', { name: nameOf(person) }),
    ],
  },
  deactivate: {
    body: { is_active: false },
    action: t('Deactivate'),
    title: (person) => t('Deactivate {name}?', { name: nameOf(person) }),
    text: () =>
      t(
        'This person is logged out everywhere and cannot log in. Their votes and texts stay in runs and reports.',
      ),
    done: (person) => [t('Account deactivated'), t('{name} can no longer log in.', { name: nameOf(person) })],
  },
  reactivate: {
    body: { is_active: true },
    action: t('Reactivate'),
    title: (person) => t('Reactivate {name}?', { name: nameOf(person) }),
    text: () => t('This person can log in again, with the same password and the same history.'),
    done: (person) => [t('Account reactivated'), t('{name} can log in again.', { name: nameOf(person) })],
  },
};
