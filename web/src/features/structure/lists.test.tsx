import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { scenario, simulation, stage } from '../../testing/simulations.ts';
import { ScenarioList } from './ScenarioList.tsx';
import { StageList } from './StageList.tsx';

const first = stage();
const second = stage({ id: 12, stage_number: 2, stage_instruction: 'The third day' });
const third = stage({ id: 13, stage_number: 3, stage_instruction: 'The reckoning' });
const addStage = () => screen.getByRole('button', { name: 'Add Stage' });

test('a simulation without stages says so', async () => {
  await renderPage(<StageList simulation={simulation({ total_stages: 1 })} />);
  expect(screen.getByText('No stages yet')).toBeVisible();
});

test('three stages are the maximum', async () => {
  const { user } = await renderPage(
    <StageList simulation={simulation({ stages: [first, second, third] })} />,
  );
  expect(addStage()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Maximum of 3 stages allowed per simulation')).toBeVisible();
  await user.click(addStage());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('only the last stage can be deleted, and the focus then goes to Add Stage', async () => {
  const { user } = await renderPage(<StageList simulation={simulation({ stages: [first, second] })} />);
  expect(screen.getAllByRole('button', { name: /^Delete Stage/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete Stage 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Stage 2?' });
  expect(dialog).toHaveTextContent('The stage has no scenarios yet. This cannot be undone.');
  server.reply('deleteStage', { id: 12 });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Stage deleted', 'Stage 2']));
  await waitFor(() => expect(addStage()).toHaveFocus());
});

test('the deletion of a stage that a run has reached is not offered', async () => {
  server.reply('getSimulationUse', {
    open_run: null,
    reached: [{ stage_id: 12, scenario_id: 22, run: 'Evening workshop' }],
  });
  const { user } = await renderPage(<StageList simulation={simulation({ stages: [first, second] })} />);
  await user.click(screen.getByRole('button', { name: 'Delete Stage 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Stage 2?' });
  expect(
    await within(dialog).findByText(
      'This stage has been reached by the run Evening workshop and cannot be deleted',
    ),
  ).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('a refused deletion of a stage is shown in the dialog and not in a toast', async () => {
  const { user } = await renderPage(<StageList simulation={simulation({ stages: [first] })} />);
  await user.click(screen.getByRole('button', { name: 'Delete Stage 1' }));
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' });
  server.reply('deleteStage', refusal('stage.reached', { run: 'Evening workshop' }));
  await user.click(confirm);
  const message = 'This stage has been reached by the run Evening workshop and cannot be deleted';
  expect(await dialogError()).toBe(`Error deleting stage. ${message}`);
  expect(toastTexts()).toEqual([]);
  server.disconnect('deleteStage');
  await user.click(confirm);
  await waitFor(async () =>
    expect(await dialogError()).toBe('Error deleting stage. There was a problem deleting the stage.'),
  );
});

test('the time limit of a stage must be readable, and a failed change is reported', async () => {
  const { user } = await renderPage(<StageList simulation={simulation({ stages: [first] })} />);
  await user.click(screen.getByRole('button', { name: 'Edit time limit of Stage 1' }));
  const limit = screen.getByRole('textbox', { name: 'time limit of Stage 1' });
  await user.clear(limit);
  await user.type(limit, 'soon{Enter}');
  expect(limit).toHaveAccessibleDescription('Write minutes and seconds, such as 15:30');
  await user.clear(limit);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Error updating stage', 'There was a problem updating the stage.']),
  );
  expect(limit).toHaveValue('');
  expect(server.received('updateStage')).toHaveLength(1);
});

test('a stage without a time limit says so', async () => {
  const untimed = stage({ duration_seconds: null });
  await renderPage(<StageList simulation={simulation({ stages: [untimed] })} />);
  expect(screen.getByText('No time limit')).toBeVisible();
});

test('the first stage has exactly one scenario', async () => {
  const { unmount } = await renderPage(<ScenarioList simulation={simulation()} stage={first} />);
  expect(screen.getByText('No scenarios found')).toBeVisible();
  expect(screen.getByText('You must create exactly one scenario in the first stage')).toBeVisible();
  unmount();
  const full = stage({ scenarios: [scenario()] });
  await renderPage(<ScenarioList simulation={simulation({ stages: [full] })} stage={full} />);
  expect(screen.getByText('Initial Scenario')).toBeVisible();
  expect(screen.getByText('Cannot delete the initial scenario')).toBeVisible();
  expect(screen.getByText('Maximum of 1 scenario(s) allowed for this stage')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Scenario' })).toHaveAttribute('aria-disabled', 'true');
});
