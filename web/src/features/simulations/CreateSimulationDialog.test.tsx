import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { simulation } from '../../testing/simulations.ts';
import { CreateSimulationDialog } from './CreateSimulationDialog.tsx';

const name = () => screen.getByLabelText('Name');
const description = () => screen.getByLabelText('Description');
const stages = () => screen.getByLabelText('Number of Stages');
const create = () => screen.getByRole('button', { name: 'Create Simulation' });

let view: Awaited<ReturnType<typeof renderPage>>;
let closed: number;
beforeEach(async () => {
  closed = 0;
  view = await renderPage(
    <CreateSimulationDialog
      open
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  await screen.findByRole('dialog', { name: 'Create Simulation' });
});

async function submit() {
  await view.user.type(name(), 'Harbour Dark');
  await view.user.type(description(), 'A port loses its cranes overnight.');
  await view.user.clear(stages());
  await view.user.type(stages(), '2');
  await view.user.click(create());
}

test('each missing or wrong field is reported, and the first gets the focus', async () => {
  await view.user.clear(stages());
  await view.user.type(stages(), '4');
  await view.user.click(create());
  expect(name()).toHaveAccessibleDescription('This field is required');
  expect(description()).toHaveAccessibleDescription('This field is required');
  expect(stages()).toHaveAccessibleDescription('Maximum of 3 stages allowed per simulation');
  expect(name()).toHaveFocus();
  expect(server.received('createSimulation')).toEqual([]);
});

test('the number of stages is a whole number from 1', async () => {
  for (const typed of ['0', 'two', '1.5']) {
    await view.user.clear(stages());
    await view.user.type(stages(), typed);
    await view.user.tab();
    expect(stages()).toHaveAccessibleDescription('Enter a number from 1 to 3.');
  }
});

test('the dialog is busy until the simulation is created, and leads to its stages', async () => {
  const answer = server.hold('createSimulation');
  await submit();
  expect(await screen.findByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
  answer(simulation({ id: 9 }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/admin/simulations/9/stages'));
  expect(closed).toBe(1);
  expect(toastTexts()).toEqual([
    'Simulation created',
    'Add its first stage and scenario to make it playable.',
  ]);
  expect(server.received('createSimulation')[0]?.body).toEqual({
    name: 'Harbour Dark',
    description: 'A port loses its cranes overnight.',
    total_stages: 2,
  });
});

test('a lost connection is reported, and the texts are kept', async () => {
  await submit();
  expect(await dialogError()).toBe('Failed to create simulation');
  expect(toastTexts()).toEqual(['Error', 'Failed to create simulation']);
  expect(name()).toHaveValue('Harbour Dark');
  expect(closed).toBe(0);
});
