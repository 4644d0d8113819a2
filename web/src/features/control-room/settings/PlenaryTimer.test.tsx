import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { run } from '../../../testing/runs.ts';
import { refusal, server } from '../../../testing/server.ts';
import { PlenaryTimer } from './PlenaryTimer.tsx';

const base = run();
const endsIn = (seconds: number) => new Date(Date.parse(base.server_time) + seconds * 1_000).toISOString();
const show = (plenary_ends_at: string | null) =>
  renderPage(<PlenaryTimer received={{ run: run({ plenary_ends_at }), receivedAt: performance.now() }} />);

test('a plenary timer is started, and a refusal is shown', async () => {
  const { user } = await show(null);
  server.reply('setPlenaryTimer', refusal('run.is-over'));
  await user.click(screen.getByRole('button', { name: '10 min' }));
  expect(await screen.findByText('This simulation has already ended')).toHaveRole('alert');
  expect(server.received('setPlenaryTimer')[0]?.body).toEqual({ seconds: 600 });
});

test('a running plenary timer counts down and can be stopped', async () => {
  const { user } = await show(endsIn(600));
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|09:59)$/);
  server.reply('setPlenaryTimer', run());
  await user.click(screen.getByRole('button', { name: 'Stop the Timer' }));
  expect(server.received('setPlenaryTimer')[0]?.body).toEqual({ seconds: null });
});

test('a plenary timer that is over can be started again', async () => {
  await show(endsIn(-5));
  expect(screen.getByRole('button', { name: '5 min' })).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('The plenary is over.')).toHaveRole('status');
});
