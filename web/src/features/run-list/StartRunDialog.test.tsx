import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../testing/render.tsx';
import { listedRun, run } from '../../testing/runs.ts';
import { refusal, server } from '../../testing/server.ts';
import { listedSimulation, simulationPage } from '../../testing/simulations.ts';
import { StartRunDialog } from './StartRunDialog.tsx';

const harbour = listedSimulation();
const name = () => screen.getByLabelText('Run name');
const create = () => screen.getByRole('button', { name: 'Create Run' });
const codesSent = () =>
  server.received('createRun').map(({ body }) => (body as { access_code: string }).access_code);

let closed: number;
async function openDialog(chosen?: typeof harbour) {
  closed = 0;
  server.reply('searchSimulations', simulationPage([harbour]));
  const view = await renderPage(
    <StartRunDialog
      open
      title="Create New Run"
      simulation={chosen}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  await screen.findByRole('dialog', { name: 'Create New Run' });
  return view;
}
const openWithChoice = async () => {
  server.reply('getReadiness', { items: [] });
  return openDialog(harbour);
};

test('a run needs a simulation and a name', async () => {
  const { user } = await openDialog();
  server.reply('getReadiness', { items: [] });
  expect(create()).toBeDisabled();
  expect(name()).toHaveAccessibleDescription('A simulation and a run name are both needed.');
  await user.click(name());
  await user.click(await screen.findByRole('radio', { name: /Harbour Dark/ }));
  expect(name()).toHaveAccessibleDescription('Please fill in all required fields');
  await user.type(name(), 'Autumn group');
  expect(name()).toBeValid();
  expect(create()).toBeEnabled();
});

test('leaving an empty field for Cancel reports nothing', async () => {
  const { user } = await openDialog();
  await user.click(name());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(name()).toBeValid();
  expect(closed).toBe(1);
});

test('the dialog is busy until the run is created, and leads to it', async () => {
  const { user, router } = await openWithChoice();
  const answer = server.hold('createRun');
  await user.type(name(), 'Autumn group');
  await user.click(create());
  expect(await screen.findByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
  answer(run({ id: 9, access_code: 'AUTUM2' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/runs/9'));
  expect(closed).toBe(1);
  expect(toastTexts()).toEqual(['Simulation run created successfully. Access code: AUTUM2']);
  expect(codesSent()).toEqual([expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/)]);
});

test('a taken access code is replaced up to three times', async () => {
  const { user } = await openWithChoice();
  server.reply('createRun', refusal('run.code-taken'));
  await user.type(name(), 'Autumn group');
  await user.click(create());
  const message = 'Failed to generate a unique access code after multiple attempts';
  expect(await dialogError()).toBe(message);
  expect(toastTexts()).toEqual([]);
  expect(new Set(codesSent()).size).toBe(3);
  let attempts = 0;
  server.replyWith('createRun', () => {
    attempts += 1;
    return attempts === 1 ? refusal('run.code-taken') : run();
  });
  await user.click(create());
  await waitFor(() => expect(closed).toBe(1));
  expect(new Set(codesSent()).size).toBe(5);
});

test('a run whose creation got no answer is found, not created again', async () => {
  const { user, router } = await openWithChoice();
  await user.type(name(), 'Autumn group');
  await user.click(create());
  expect(await dialogError()).toBe('Failed to create simulation run');
  expect(name()).toHaveValue('Autumn group');
  const [access_code = ''] = codesSent();
  server.reply('listRuns', {
    all_sim_run: [listedRun({ id: 9, name: 'Autumn group', access_code })],
    total: 1,
  });
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/runs/9'));
  expect(codesSent()).toHaveLength(1);
});

test('the dialog says why a run could not be started yet', async () => {
  server.reply('getReadiness', {
    items: [
      {
        kind: 'no-stage',
        severity: 'blocks',
        message: 'This simulation has no stages yet',
        stage_id: null,
        scenario_id: null,
        decision_id: null,
        room_name: null,
      },
    ],
  });
  await openDialog(harbour);
  expect(await screen.findByRole('radio', { name: /Harbour Dark/ })).toBeChecked();
  expect(await screen.findByText('A run of this simulation cannot be started yet.')).toBeVisible();
  expect(screen.getByText('This simulation has no stages yet')).toBeVisible();
});

test('a run can be created if its readiness could not be read', async () => {
  const { user } = await openDialog(harbour);
  expect(
    await screen.findByText('Whether this simulation is ready to play could not be read.'),
  ).toBeVisible();
  await user.type(name(), 'Autumn group');
  expect(create()).toBeEnabled();
  server.reply('getReadiness', { items: [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(
      screen.queryByText('Whether this simulation is ready to play could not be read.'),
    ).not.toBeInTheDocument(),
  );
});

test('a run is created with shorter questionnaires if they are chosen', async () => {
  const { user, router } = await openWithChoice();
  server.reply('createRun', run());
  await user.type(name(), 'Autumn group');
  await user.selectOptions(screen.getByLabelText('Questionnaires'), 'No questionnaires');
  await user.click(create());
  await expect.poll(() => router.state.location.pathname).toBe('/admin/runs/5');
  expect(server.received('createRun')[0]?.body).toMatchObject({
    questionnaires: 'none',
    names_answers: false,
  });
});

test('a run names answers only if its facilitator chooses that', async () => {
  const { user, router } = await openWithChoice();
  server.reply('createRun', run());
  await user.type(name(), 'Autumn group');
  await user.click(screen.getByRole('switch', { name: 'Answers with names' }));
  await user.click(create());
  await expect.poll(() => router.state.location.pathname).toBe('/admin/runs/5');
  expect(server.received('createRun')[0]?.body).toMatchObject({ names_answers: true });
});
