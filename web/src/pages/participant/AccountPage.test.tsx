import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account, guest, signIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render.tsx';
import { badGateway, server } from '../../testing/server.ts';
import { AccountPage } from './AccountPage.tsx';

test('offers a guest an account, and asks for nothing that guests lack', async () => {
  signIn(guest);
  server.reply('getProfile', guest);
  await renderPage(<AccountPage />, { at: '/account' });
  expect(await screen.findByLabelText('First Name')).toHaveValue('Eva');
  expect(screen.queryByRole('heading', { name: 'Sessions' })).not.toBeInTheDocument();
  expect(server.received('listSessions')).toEqual([]);
});

test('shows the profile after a failed read was retried', async () => {
  signIn(account);
  server.reply('getProfile', badGateway());
  server.reply('listSessions', { sessions: [] });
  const { user } = await renderPage(<AccountPage />, { at: '/account' });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  server.reply('getProfile', account);
  await user.click(retry);
  expect(await screen.findByLabelText('First Name')).toHaveValue('Ada');
});
