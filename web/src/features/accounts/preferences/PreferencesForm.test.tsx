import { screen, within } from '@testing-library/react';
import { roles } from '@vincere/domain';
import { expect, test } from 'vitest';
import { roleLine } from '../../../lib/format.ts';
import { people, signIn } from '../../../testing/people.ts';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

type User = Awaited<ReturnType<typeof renderPage>>['user'];

const open = () => renderPage(<PreferencesForm userId={7} />, { at: '/preferences' });
const place = (number: number) => screen.getByLabelText(`Preference #${number}`);
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Complete Registration' }));

async function rankAll(user: User) {
  for (const [index, role] of roles.entries()) await user.selectOptions(place(index + 1), role);
}

test('an incomplete ranking is reported, and its first empty rank gets the focus', async () => {
  const { user } = await open();
  await user.selectOptions(place(1), roles[0]);
  await submit(user);
  expect(screen.getByText('Please select all preferences before continuing')).toBeVisible();
  expect(toastTexts()).toEqual([]);
  expect(place(2)).toBeInvalid();
  expect(place(2)).toHaveFocus();
  expect(server.received('setPreferences')).toEqual([]);
});

test('a ranking that could not be saved stays in the form', async () => {
  const { user, router } = await open();
  await rankAll(user);
  await submit(user);
  expect(await screen.findByText('Failed to set preferences')).toBeVisible();
  expect(toastTexts()).toEqual([]);
  expect(place(6)).toHaveValue(roles[5]);
  server.reply('setPreferences', {} as never);
  await submit(user);
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

test('a logged-in user goes on to the first questionnaire after the ranking', async () => {
  signIn({ ...people.ada, has_completed_questionnaire: false });
  const { user, router } = await open();
  server.reply('setPreferences', {} as never);
  await rankAll(user);
  await submit(user);
  await expect.poll(() => router.state.location.pathname).toBe('/pre-questionnaire');
});

test('a ranking that is closed leads to the log-in', async () => {
  const { user } = await open();
  server.reply('setPreferences', refusal('preferences.closed'));
  await rankAll(user);
  await submit(user);
  expect(await screen.findByText('Your account is there.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
});

test('a role that is chosen again clears its former rank, and a message says so', async () => {
  const { user } = await open();
  await rankAll(user);
  await user.selectOptions(place(1), roles[1]);
  expect(place(1)).toHaveValue(roles[1]);
  expect(place(2)).toHaveValue('');
  expect(screen.getByText('Economist is preference 1. Preference 2 is empty.')).toBeInTheDocument();
});

test('roles without a rank come first, and a chosen role is described', async () => {
  const { user } = await open();
  await user.selectOptions(place(1), 'legal');
  expect(place(1)).toHaveAccessibleDescription(roleLine('legal'));
  const chosen = within(place(2)).getByRole('group', { name: 'Already chosen' });
  expect(
    within(chosen)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Legal Expert']);
});
