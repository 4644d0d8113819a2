import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storedRegistration } from '../../features/accounts/registration/stored-registration.ts';
import { people, signIn } from '../../testing/people.ts';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { PreferencesPage } from './PreferencesPage.tsx';

const open = () => renderPage(<PreferencesPage />, { at: '/preferences' });

test('a visitor without an account goes to the registration first', async () => {
  const { router } = await open();
  await expect.poll(() => router.state.location.pathname).toBe('/register');
  await expect.poll(toastTexts).toEqual(['Error', 'Please complete registration first']);
});

test('a logged-in user is redirected to the account page', async () => {
  signIn(people.ada);
  const { router } = await open();
  await expect.poll(() => router.state.location.pathname).toBe('/account');
});

test('the toast that asks for the ranking waits until the one about the registration was readable', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  storedRegistration.set(7, 'ben@example.org', 'token');
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Which roles would you like?');
  expect(toastTexts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_500);
  vi.useRealTimers();
  await expect.poll(toastTexts).toEqual(['Almost there!', 'Please set your room preferences']);
});
