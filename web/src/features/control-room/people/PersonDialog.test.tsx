import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { board, run, seat } from '../../../testing/runs.ts';
import { refusal, server } from '../../../testing/server.ts';
import { decision } from '../../../testing/simulations.ts';
import { Participants } from './Participants.tsx';

const decisions = [decision(), decision({ id: 32, title_of_decision: 'Run it by hand' })];
const button = (name: string) => screen.getByRole('button', { name });

async function openPerson() {
  const { user } = await renderPage(
    <Participants run={run()} board={board({ seats: [seat()] })} decisions={decisions} tools={null} />,
  );
  await user.click(screen.getByRole('button', { name: /^Ada Okafor/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Ada Okafor' });
  return { user, dialog };
}

test('a person is moved to another room, and a failure is reported', async () => {
  const { user, dialog } = await openPerson();
  expect(button('Move')).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Move to another room'), 'Dashboard');
  await user.click(button('Move'));
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Failed to move participant', 'They are where they were.']),
  );
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to move participant');
  const answer = server.hold('moveParticipant');
  await user.click(button('Move'));
  expect(await screen.findByRole('button', { name: 'Moving' })).toHaveAttribute('aria-busy', 'true');
  answer({
    id: 101,
    user_id: 7,
    simulation_run_id: 5,
    created_at: '2026-11-02T09:00:00.000Z',
    user: { first_name: 'Ada', last_name: 'Okafor', email_address: '' },
    room: { room_name: 'dashboard' },
  });
  await waitFor(() => expect(toastTexts()).toEqual(['Participant Moved', 'Ada Okafor is now in Dashboard.']));
});

test('a decision that could not be recorded keeps its reasoning, and the dialog stays open', async () => {
  const { user, dialog } = await openPerson();
  await user.click(screen.getByRole('radio', { name: 'B: Run it by hand' }));
  await user.type(screen.getByLabelText('Reasoning (optional)'), 'By telephone.');
  await user.keyboard('{Escape}');
  server.reply('recordVoteFor', refusal('vote.already-submitted'));
  await user.click(button('Record Decision'));
  const message = 'You have already submitted your decision';
  await waitFor(() => expect(toastTexts()).toEqual(['Failed to record the decision', message]));
  expect(dialog).toHaveTextContent(message);
  expect(screen.getByLabelText('Reasoning (optional)')).toHaveValue('By telephone.');
  expect(server.received('recordVoteFor')[0]?.body).toEqual({
    participantId: 101,
    scenarioId: 21,
    decisionId: 32,
    reasoning: 'By telephone.',
  });
});
