import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { listedSimulation, simulation, simulationPage } from '../../testing/simulations.ts';
import { SimulationsList } from './SimulationsList.tsx';

let created: number;
function showList(at?: string) {
  created = 0;
  return renderPage(
    <SimulationsList
      onCreate={() => {
        created += 1;
      }}
      onStart={() => {}}
      onExport={() => {}}
    />,
    at === undefined ? {} : { at },
  );
}

test('an empty list of simulations offers to create the first one', async () => {
  server.reply('searchSimulations', simulationPage([]));
  const { user } = await showList();
  expect(await screen.findByText('No simulations found')).toBeVisible();
  expect(screen.getByText('Create the first one: a name, a description, and then its stages.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create Simulation' }));
  expect(created).toBe(1);
});

test('a search of simulations without a result can be cleared', async () => {
  server.replyWith('searchSimulations', ({ params }) =>
    simulationPage(params['search'] ? [] : [listedSimulation()]),
  );
  const { user } = await showList('/?search=no+such+one');
  expect(await screen.findByText('Nothing has “no such one” in its name or description.')).toBeVisible();
  expect(screen.getByText('No simulations found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByRole('heading', { name: 'Harbour Dark' })).toBeVisible();
});

test('simulations that could not be read can be read again', async () => {
  const { user } = await showList();
  expect(await screen.findByText('Failed to load data')).toBeVisible();
  server.reply('searchSimulations', simulationPage([listedSimulation()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 simulation')).toHaveRole('status');
  expect(screen.getByRole('listitem')).toHaveTextContent('0 stages');
});

test('a description that could not be saved stays in its field', async () => {
  server.reply('searchSimulations', simulationPage([listedSimulation()]));
  const { user } = await showList();
  await user.click(await screen.findByRole('button', { name: 'Edit description of Harbour Dark' }));
  const field = screen.getByRole('textbox', { name: 'description of Harbour Dark' });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription('This field is required');
  await user.type(field, 'The cranes stand still.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const message = 'There was a problem updating the description.';
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(toastTexts()).toEqual(['Error updating description', message]);
  expect(field).toHaveValue('The cranes stand still.');
  server.reply('updateSimulation', simulation());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('a simulation with an unfinished run cannot be deleted', async () => {
  server.reply('searchSimulations', simulationPage([listedSimulation()]));
  const { user } = await showList();
  await user.click(await screen.findByRole('button', { name: 'More for Harbour Dark' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Harbour Dark?' });
  const confirm = within(dialog).getByRole('button', { name: 'Delete Simulation' });
  server.reply('deleteSimulation', refusal('simulation.has-open-runs', { run: 'Evening workshop' }));
  await user.click(confirm);
  const message = 'This simulation has a run that is not finished: Evening workshop';
  expect(await dialogError()).toBe(`Error deleting simulation. ${message}`);
  server.disconnect('deleteSimulation');
  await user.click(confirm);
  await waitFor(async () =>
    expect(await dialogError()).toBe(
      'Error deleting simulation. There was a problem deleting the simulation.',
    ),
  );
});

test('the deletion of a simulation with an unfinished run is not offered', async () => {
  server.reply('searchSimulations', simulationPage([listedSimulation()]));
  server.reply('getSimulationUse', { open_run: 'Evening workshop', reached: [] });
  const { user } = await showList();
  await user.click(await screen.findByRole('button', { name: 'More for Harbour Dark' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Harbour Dark?' });
  expect(
    await within(dialog).findByText('This simulation has a run that is not finished: Evening workshop'),
  ).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Delete Simulation' })).toBeNull();
});

test('a deleted simulation leaves the list', async () => {
  server.reply('searchSimulations', simulationPage([listedSimulation()]));
  const { user } = await showList();
  await user.click(await screen.findByRole('button', { name: 'More for Harbour Dark' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  server.reply('deleteSimulation', { id: 1 });
  server.reply('searchSimulations', simulationPage([]));
  await user.click(screen.getByRole('button', { name: 'Delete Simulation' }));
  expect(await screen.findByText('No simulations found')).toBeVisible();
  expect(toastTexts()).toEqual(['Simulation deleted', 'Harbour Dark is no longer on the list.']);
});

test('a simulation is duplicated from its menu', async () => {
  server.reply('searchSimulations', simulationPage([listedSimulation()]));
  const { user } = await showList();
  await user.click(await screen.findByRole('button', { name: 'More for Harbour Dark' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Export',
    'Duplicate',
    'Delete',
  ]);
  server.reply('duplicateSimulation', simulation({ id: 2, name: 'Harbour Dark (copy)' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Simulation Duplicated', 'Harbour Dark (copy) is on your list.']),
  );
  expect(server.received('duplicateSimulation')[0]?.params).toMatchObject({ simulationId: '1' });
});
