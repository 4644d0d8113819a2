import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { stage } from '../../../testing/simulations.ts';
import { AddStageDialog } from './AddStageDialog.tsx';

const instructions = () => screen.getByLabelText('Stage Instructions');
const limit = () => screen.getByLabelText('Time limit');
const add = () => screen.getByRole('button', { name: 'Add Stage' });

let user: Awaited<ReturnType<typeof renderPage>>['user'];
let closed: number;
beforeEach(async () => {
  closed = 0;
  ({ user } = await renderPage(
    <AddStageDialog
      open
      simulationId={1}
      number={2}
      onClose={() => {
        closed += 1;
      }}
    />,
  ));
  await screen.findByRole('dialog', { name: 'Add Stage 2' });
});

async function submit() {
  await user.type(instructions(), 'The third day');
  await user.click(add());
}

test('the instructions are required', async () => {
  await user.click(add());
  expect(instructions()).toHaveAccessibleDescription('This field is required');
  expect(instructions()).toHaveFocus();
  expect(server.received('createStage')).toEqual([]);
});

test('a time limit that cannot be read is reported when the field is left', async () => {
  await user.clear(limit());
  await user.type(limit(), 'soon');
  await user.tab();
  expect(limit()).toHaveAccessibleDescription('Write minutes and seconds, such as 15:30');
  await user.clear(limit());
  expect(limit()).toHaveAccessibleDescription(
    'Minutes and seconds: 15:30 is 15 min 30 s. Leave it empty for no limit.',
  );
});

test('the dialog is busy until the stage is added, and then closes', async () => {
  const answer = server.hold('createStage');
  await submit();
  expect(await screen.findByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true');
  answer(stage());
  await waitFor(() => expect(closed).toBe(1));
  expect(toastTexts()).toEqual(['Stage added', 'Stage 2 is ready for its scenarios.']);
  expect(server.received('createStage')[0]?.body).toEqual({
    stage_instruction: 'The third day',
    stage_number: 2,
    duration_seconds: 930,
  });
});

test('a stage without a time limit can be added', async () => {
  server.reply('createStage', stage());
  await user.clear(limit());
  await submit();
  await waitFor(() => expect(closed).toBe(1));
  expect(server.received('createStage')[0]?.body).toMatchObject({ duration_seconds: null });
});

test('the limit of three stages is reported with its own title', async () => {
  server.reply('createStage', refusal('stage.limit'));
  await submit();
  expect(await dialogError()).toBe('Maximum stages reached. Maximum of 3 stages allowed per simulation');
  expect(instructions()).toHaveValue('The third day');
  expect(closed).toBe(0);
});

test('a lost connection is reported', async () => {
  await submit();
  expect(await dialogError()).toBe('Failed to create stage');
  expect(toastTexts()).toEqual([]);
  expect(instructions()).toHaveValue('The third day');
});
