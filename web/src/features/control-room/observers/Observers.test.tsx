import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { run } from '../../../testing/runs.ts';
import { server } from '../../../testing/server.ts';
import { Observers } from './Observers.tsx';

const jo = {
  user_id: 9,
  first_name: 'Jo',
  last_name: 'Marsh',
  email_address: 'jo@example.org',
  created_at: '2026-11-02T09:00:00.000Z',
};
const show = () =>
  renderPage(<Observers run={run({ status: 'ENDED' })} origin="https://vincere.example.org" />);

test('an observer of a finished run can be removed, and nobody can be added', async () => {
  server.reply('listObservers', { observers: [jo] });
  server.reply('removeObserver', { id: 9 });
  const { user } = await show();
  expect(await screen.findByText('jo@example.org')).toBeVisible();
  expect(screen.queryByLabelText('Account of the observer')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove observer Jo Marsh' }));
  await waitFor(() => expect(toastTexts()[0]).toBe('Observer removed'));
});

test('a finished run without observers has no list of them', async () => {
  server.reply('listObservers', { observers: [] });
  await show();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Observers' })).toBeNull());
});
