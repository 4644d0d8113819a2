import { screen } from '@testing-library/react';
import { roles } from '@vincere/domain';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

type User = Awaited<ReturnType<typeof renderPage>>['user'];

const open = () => renderPage(<PreferencesForm userId={7} />, { at: '/preferences' });
const place = (number: number) => screen.getByLabelText(`Preference #${number}`);
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Complete Registration' }));

async function rankAll(user: User) {
  for (const [index, role] of roles.entries()) await user.selectOptions(place(index + 1), role);
}

test('asks for every place, and focuses the first empty one', async () => {
  const { user } = await open();
  await user.selectOptions(place(1), roles[0]);
  await submit(user);
  expect(toastTexts()).toEqual(['Error', 'Please select all preferences before continuing']);
  expect(place(2)).toBeInvalid();
  expect(place(2)).toHaveFocus();
  expect(server.received('setPreferences')).toEqual([]);
});

test('keeps the ranking if it could not be saved', async () => {
  const { user, router } = await open();
  await rankAll(user);
  await submit(user);
  await expect.poll(toastTexts).toEqual(['Error', 'Failed to set preferences']);
  expect(place(6)).toHaveValue(roles[5]);
  server.reply('setPreferences', {} as never);
  await submit(user);
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

test('leads to the log-in if the ranking is closed', async () => {
  const { user } = await open();
  server.reply('setPreferences', refusal('preferences.closed'));
  await rankAll(user);
  await submit(user);
  expect(await screen.findByText('Your account is there.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
});

test('moves a role by its buttons, and the focus with it', async () => {
  const { user } = await open();
  await rankAll(user);
  const [first, second] = roles;
  const [, down] = screen.getAllByRole('button', { name: / down$/ });
  await user.click(screen.getAllByRole('button', { name: / down$/ })[0]!);
  expect(place(1)).toHaveValue(second);
  expect(place(2)).toHaveValue(first);
  expect(down).toHaveFocus();
});
