import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people, profileOf, signIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render.tsx';
import { badGateway, server } from '../../testing/server.ts';
import { AccountPage } from './AccountPage.tsx';

test('a guest is offered an account, and asked for nothing that guests lack', async () => {
  signIn(people.eva);
  server.reply('getProfile', profileOf(people.eva));
  await renderPage(<AccountPage />, { at: '/account' });
  expect(await screen.findByLabelText('First Name')).toHaveValue('Eva');
  expect(screen.queryByRole('heading', { name: 'Sessions' })).not.toBeInTheDocument();
  expect(server.received('listSessions')).toEqual([]);
});

test('the profile is shown once a failed read was repeated', async () => {
  signIn(people.ada);
  server.reply('getProfile', badGateway());
  server.reply('listSessions', { sessions: [] });
  const { user } = await renderPage(<AccountPage />, { at: '/account' });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  server.reply('getProfile', profileOf(people.ada));
  await user.click(retry);
  expect(await screen.findByLabelText('First Name')).toHaveValue('Ada');
});
