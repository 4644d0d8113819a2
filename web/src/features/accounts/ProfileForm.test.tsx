import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { ProfileForm } from './ProfileForm.tsx';

const profile = {
  id: 3,
  first_name: 'Ada',
  // An earlier version accepted this name.
  last_name: '-',
  email_address: 'ada@example.org',
  username: 'ada',
  bio: '',
  is_admin: false,
  has_completed_questionnaire: false,
  is_guest: false,
  created_at: '2026-11-21T08:00:00.000Z',
  email_verified: true,
  preferences: [],
  can_mail: false,
};

const save = () => screen.getByRole('button', { name: 'Save Profile' });

test('a profile sends only what was changed, so that an older name stays valid', async () => {
  server.reply('updateProfile', { ...profile, bio: 'Engineer' });
  const { user } = await renderPage(<ProfileForm profile={profile} />);
  await user.type(screen.getByLabelText('Bio'), 'Engineer');
  await user.click(save());
  expect(server.received('updateProfile').map(({ body }) => body)).toEqual([{ bio: 'Engineer' }]);
});

test('a changed name of a profile is refused if it contains a link', async () => {
  const { user } = await renderPage(<ProfileForm profile={profile} />);
  await user.clear(screen.getByLabelText('Last Name'));
  await user.type(screen.getByLabelText('Last Name'), 'evil.example');
  await user.click(save());
  expect(screen.getByLabelText('Last Name')).toHaveAccessibleDescription(
    'A name contains no link, address or phone number. Write a space after a full stop.',
  );
  expect(server.received('updateProfile')).toEqual([]);
});
