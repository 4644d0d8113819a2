import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { simulation, stage } from '../../testing/simulations.ts';
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

test('the dialog is busy until the simulation and its stages are created, and leads to them', async () => {
  const answer = server.hold('createSimulation');
  server.reply('createStage', stage());
  await submit();
  expect(await screen.findByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
  answer(simulation({ id: 9 }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/admin/simulations/9/stages'));
  expect(closed).toBe(1);
  expect(toastTexts()).toEqual([
    'Simulation created',
    'Describe the group’s task in each stage, and add the scenarios.',
  ]);
  expect(server.received('createSimulation')[0]?.body).toEqual({
    name: 'Harbour Dark',
    description: 'A port loses its cranes overnight.',
    total_stages: 2,
  });
  expect(server.received('createStage').map(({ body }) => body)).toEqual([
    { stage_instruction: 'Stage 1', stage_number: 1 },
    { stage_instruction: 'Stage 2', stage_number: 2 },
  ]);
});

test('stages that could not be created are reported on the page of the simulation', async () => {
  server.reply('createSimulation', simulation({ id: 9 }));
  server.reply('createStage', refusal('stage.limit'));
  await submit();
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/admin/simulations/9/stages'));
  expect(toastTexts()).toEqual(['Failed to create stage', 'Maximum of 3 stages allowed per simulation']);
});

test('a lost connection is reported, and the texts are kept', async () => {
  await submit();
  expect(await dialogError()).toBe('Failed to create simulation');
  expect(toastTexts()).toEqual([]);
  expect(name()).toHaveValue('Harbour Dark');
  expect(closed).toBe(0);
});

const sample = () => screen.getByRole('group', { name: 'Add the sample simulation' });
const edition = (name: string) => within(sample()).getByRole('button', { name });

test.each([
  ['English', 'en'],
  ['Deutsch', 'de'],
])('the sample in %s can be added instead', async (name, language) => {
  const answer = server.hold('addSample');
  await view.user.click(edition(name));
  expect(edition('Adding...')).toHaveAttribute('aria-busy', 'true');
  const others = within(sample())
    .getAllByRole('button')
    .filter((button) => button !== edition('Adding...'));
  expect(others).toHaveLength(1);
  for (const button of others) expect(button).toBeDisabled();
  expect(create()).toBeDisabled();
  await view.user.keyboard('{Escape}');
  expect(closed).toBe(0);
  answer({ id: 12, name: 'The Tamber Light' });
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/admin/simulations/12/stages'));
  expect(closed).toBe(1);
  expect(toastTexts()).toEqual(['Sample simulation added', 'The Tamber Light is on your list.']);
  expect(server.received('addSample').map(({ body }) => body)).toEqual([{ language }]);
  expect(server.received('createSimulation')).toEqual([]);
});

test('a sample that could not be added is reported, and can be added again', async () => {
  await view.user.click(edition('Deutsch'));
  expect(await dialogError()).toBe('The sample simulation was not added. Please try again.');
  server.reply('addSample', { id: 12, name: 'Die Tamber Light' });
  await view.user.click(edition('Deutsch'));
  await waitFor(() => expect(closed).toBe(1));
});

test('adding the sample reports no empty field of the form', async () => {
  server.hold('addSample');
  await view.user.click(edition('English'));
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
});

test('the sample cannot be added while a simulation is created', async () => {
  server.hold('createSimulation');
  await submit();
  await screen.findByRole('button', { name: 'Creating...' });
  expect(edition('English')).toBeDisabled();
  expect(edition('Deutsch')).toBeDisabled();
});
