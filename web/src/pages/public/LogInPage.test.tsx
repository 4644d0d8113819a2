import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getSession, pendingAddress } from '../../lib/session/session.ts';
import { people } from '../../testing/people.ts';
import { renderPage } from '../../testing/render.tsx';
import { openTabOf } from '../../testing/tabs.ts';
import { LogInPage } from './LogInPage.tsx';

let closeTab = () => {};
afterEach(() => closeTab());

const open = () => renderPage(<LogInPage />, { at: '/login' });
const offer = () => screen.findByRole('button', { name: 'Continue as Ada Okafor' });

test('the log-in page offers to continue as the user of another tab, above the form', async () => {
  closeTab = openTabOf(people.ada);
  const { user, router } = await open();
  await user.click(await offer());
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(getSession()?.id).toBe(people.ada.id);
});

test('a user of another tab continues on the page that was requested', async () => {
  closeTab = openTabOf(people.ada);
  const { user, router } = await open();
  pendingAddress.set('/history');
  await user.click(await offer());
  expect(router.state.location.pathname).toBe('/history');
});

test('the log-in page without another tab has only the form', async () => {
  await open();
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Continue as/ })).toBeNull();
});
