import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { listedSimulation, simulationPage } from '../../testing/simulations.ts';
import { RecentActivity } from './RecentActivity.tsx';

test('an administrator without a simulation sees the first steps', async () => {
  server.reply('searchSimulations', simulationPage([]));
  await renderPage(<RecentActivity />);
  expect(await screen.findByRole('heading', { name: 'First steps' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Create or import a simulation' })).toBeVisible();
});

test('the first steps disappear once there is a simulation', async () => {
  server.reply('searchSimulations', simulationPage([listedSimulation()]));
  await renderPage(<RecentActivity />);
  expect(await screen.findByRole('link', { name: 'Harbour Dark' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
});
