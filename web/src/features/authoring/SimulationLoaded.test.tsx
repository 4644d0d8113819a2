import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { simulation } from '../../testing/simulations.ts';
import { SimulationLoaded } from './SimulationLoaded.tsx';
import { useSimulation } from './useSimulation.ts';

function Page() {
  return (
    <SimulationLoaded query={useSimulation(1)} title="Stages">
      {({ name }) => <h1>{name}</h1>}
    </SimulationLoaded>
  );
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a page of a simulation shows its title until the simulation is read', async () => {
  const answer = server.hold('getSimulation');
  await renderPage(<Page />);
  expect(await heading('Stages')).toBeVisible();
  expect(screen.getByText('Loading the simulation')).toBeInTheDocument();
  answer(simulation());
  expect(await heading('Harbour Dark')).toBeVisible();
});

test('a simulation that could not be read is read again', async () => {
  const { user } = await renderPage(<Page />);
  expect(await screen.findByText('Failed to load data')).toBeVisible();
  server.reply('getSimulation', simulation());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('Harbour Dark')).toBeVisible();
});

test('a simulation that does not exist leads back to the list', async () => {
  server.reply('getSimulation', refusal('simulation.unknown'));
  const { user, router } = await renderPage(<Page />);
  expect(await heading('Simulation not found')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Simulations' }));
  expect(router.state.location.pathname).toBe('/admin/simulations');
});
