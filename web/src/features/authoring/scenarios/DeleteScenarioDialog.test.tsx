import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { decision, scenario, simulation, stage } from '../../../testing/simulations.ts';
import { DeleteScenarioDialog } from './DeleteScenarioDialog.tsx';

const dusk = scenario({ id: 22, name: 'Dusk' });
const harbour = simulation({
  stages: [
    stage({
      scenarios: [
        scenario({ all_decisions: [decision({ title_of_decision: 'Wait', link_next_scenario_id: 22 })] }),
      ],
    }),
    stage({ id: 12, stage_number: 2, scenarios: [dusk] }),
  ],
});
const run = {
  id: 5,
  name: 'Evening workshop',
  status: 'IN_PROGRESS',
  participant_count: 6,
  current_stage: { stage_number: 1 },
  simulation_id: 1,
} as const;

let events: string[];
async function openDialog() {
  events = [];
  const { user } = await renderPage(
    <DeleteScenarioDialog
      simulation={harbour}
      scenario={dusk}
      open
      onDeleted={() => events.push('deleted')}
      onClose={() => events.push('closed')}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Delete Dusk?' });
  return { user, dialog };
}
const remove = () => screen.getByRole('button', { name: 'Delete Scenario' });

test('the dialog names what goes with the scenario and focuses Cancel', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveTextContent(
    'Its decisions go with it, and the posts, notes and files of its rooms. No longer linked: Wait. This cannot be undone.',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('the dialog warns of a run that would end earlier', async () => {
  const answer = server.hold('listOpenRuns');
  await openDialog();
  expect(screen.getByText('Looking for runs that are being played')).toHaveRole('status');
  answer([run]);
  expect(
    await screen.findByText(
      'The run “Evening workshop” is being played: any decision that leads here will end it.',
    ),
  ).toBeVisible();
});

test('a failed read of the runs does not block the deletion', async () => {
  const { user } = await openDialog();
  server.reply('deleteScenario', { id: 22 });
  expect(
    await screen.findByText('Whether this changes a run that is being played is not known.'),
  ).toBeVisible();
  await user.click(remove());
  await waitFor(() => expect(events).toEqual(['deleted', 'closed']));
  expect(toastTexts()).toEqual(['Scenario deleted', 'Dusk']);
});

test('the dialog is busy while the scenario is being deleted', async () => {
  const { user } = await openDialog();
  server.hold('deleteScenario');
  await user.click(remove());
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
});

test('a lost connection is reported', async () => {
  const { user } = await openDialog();
  await user.click(remove());
  expect(await dialogError()).toBe('Error deleting scenario. There was a problem deleting the scenario.');
  expect(events).toEqual([]);
});

test('the refusal names the run that has reached the scenario', async () => {
  const { user } = await openDialog();
  server.reply('deleteScenario', refusal('scenario.reached', { run: 'Evening workshop' }));
  await user.click(remove());
  const message = 'This scenario has been reached by the run Evening workshop and cannot be deleted';
  expect(await dialogError()).toBe(`Error deleting scenario. ${message}`);
  expect(toastTexts()).toEqual([]);
});

test('a scenario that a run has reached is not offered for deletion', async () => {
  server.reply('getSimulationUse', {
    open_run: null,
    reached: [{ stage_id: 12, scenario_id: 22, run: 'Evening workshop' }],
  });
  const { dialog } = await openDialog();
  await waitFor(() =>
    expect(dialog).toHaveTextContent(
      'This scenario has been reached by the run Evening workshop and cannot be deleted',
    ),
  );
  expect(dialog).not.toHaveTextContent('This cannot be undone.');
  expect(screen.queryByRole('button', { name: 'Delete Scenario' })).toBeNull();
});
