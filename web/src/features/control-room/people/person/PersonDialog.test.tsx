import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../../testing/render.tsx';
import { board, run, seat } from '../../../../testing/runs.ts';
import { refusal, server } from '../../../../testing/server.ts';
import { decision } from '../../../../testing/simulations.ts';
import { Participants } from '../Participants.tsx';

const decisions = [decision(), decision({ id: 32, title_of_decision: 'Run it by hand' })];
const button = (name: string) => screen.getByRole('button', { name });

async function openPerson({ hasAdvanced = true } = {}) {
  const { user } = await renderPage(
    <Participants
      run={run()}
      board={board({ seats: [seat()] })}
      decisions={decisions}
      hasAdvanced={hasAdvanced}
      tools={null}
    />,
  );
  await user.click(screen.getByRole('button', { name: /^Ada Okafor/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Ada Okafor' });
  return { user, dialog };
}

test('a facilitator without the advanced controls can only view and remove a person', async () => {
  await openPerson({ hasAdvanced: false });
  expect(button('Remove from Run')).toBeVisible();
  expect(screen.queryByLabelText('Move to another room')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a person is moved to another room, and a failure is reported', async () => {
  const { user, dialog } = await openPerson();
  expect(button('Move')).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Move to another room'), 'Dashboard');
  await user.click(button('Move'));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Failed to move participant. They are where they were.',
  );
  expect(toastTexts()).toEqual([]);
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
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    `Failed to record the decision. ${message}`,
  );
  expect(screen.getByLabelText('Reasoning (optional)')).toHaveValue('By telephone.');
  expect(server.received('recordVoteFor')[0]?.body).toEqual({
    participantId: 101,
    scenarioId: 21,
    decisionId: 32,
    reasoning: 'By telephone.',
  });
});

test('a decision recorded on behalf can be withdrawn', async () => {
  const recorded = seat({ final_vote: 32, on_behalf: true });
  const { user } = await renderPage(
    <Participants
      run={run()}
      board={board({ seats: [recorded] })}
      decisions={decisions}
      hasAdvanced
      tools={null}
    />,
  );
  await user.click(screen.getByRole('button', { name: /^Ada Okafor/ }));
  server.reply('withdrawVoteFor', refusal('advance.moved-on'));
  await user.click(await screen.findByRole('button', { name: 'Withdraw Decision' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ada Okafor' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('already moved on');
  server.reply('withdrawVoteFor', { id: 9 });
  await user.click(button('Withdraw Decision'));
  await waitFor(() => expect(toastTexts()).toEqual(['Decision Withdrawn', 'Ada Okafor can decide again.']));
});

test('a decision that a person made cannot be withdrawn by a facilitator', async () => {
  const decided = seat({ final_vote: 32, on_behalf: false });
  const { user } = await renderPage(
    <Participants
      run={run()}
      board={board({ seats: [decided] })}
      decisions={decisions}
      hasAdvanced
      tools={null}
    />,
  );
  await user.click(screen.getByRole('button', { name: /^Ada Okafor/ }));
  await screen.findByRole('dialog', { name: 'Ada Okafor' });
  expect(screen.queryByRole('button', { name: 'Withdraw Decision' })).toBeNull();
});

test('the removal of a person can be undone', async () => {
  const { user } = await openPerson();
  await user.click(button('Remove from Run'));
  server.reply('removeParticipant', { id: 101 });
  await user.click(await screen.findByRole('button', { name: 'Remove Participant' }));
  await waitFor(() => expect(toastTexts()[1]).toBe('Ada Okafor was removed from this run.'));
  server.reply('restoreParticipant', refusal('seat.already-on-run'));
  await user.click(button('Undo'));
  await waitFor(() => expect(toastTexts()[0]).toBe('Ada Okafor was not brought back'));
  expect(server.received('restoreParticipant')).toMatchObject([{ params: { userRunId: '101' } }]);
});

test('people removed in this stage are listed, and can be brought back', async () => {
  const removed = [{ user_run_id: 102, first_name: 'Ben', last_name: 'Amadi', room_name: 'social' as const }];
  const { user } = await renderPage(
    <Participants
      run={run()}
      board={board({ seats: [seat()], removed })}
      decisions={decisions}
      hasAdvanced={false}
      tools={null}
    />,
  );
  await user.click(screen.getByText('Removed (1)'));
  expect(screen.getByText('Ben Amadi').closest('li')).toHaveTextContent('Ben Amadi, Advocate');
  server.reply('restoreParticipant', refusal('seat.removed-earlier'));
  await user.click(button('Bring back Ben Amadi'));
  await waitFor(() => expect(toastTexts()[0]).toBe('Ben Amadi was not brought back'));
  server.reply('restoreParticipant', {
    id: 102,
    user_id: 8,
    simulation_run_id: 5,
    created_at: '2026-11-02T09:00:00.000Z',
    user: { first_name: 'Ben', last_name: 'Amadi', email_address: '' },
    room: { room_name: 'social' },
  });
  await user.click(button('Bring back Ben Amadi'));
  await waitFor(() => expect(toastTexts()).toContain('Ben Amadi is on this run again.'));
  expect(screen.getByRole('heading', { name: 'Participants' })).toHaveFocus();
});

test('a person who lost the personal link gets a new one, shown once', async () => {
  const { user } = await openPerson();
  server.reply('createResetLink', refusal('account.deactivated'));
  await user.click(button('New Link'));
  expect(await screen.findByText('This account has been deactivated')).toHaveRole('alert');
  server.reply('createResetLink', { url: 'https://vincere.example/reset-password?token=new' });
  await user.click(button('New Link'));
  expect(await screen.findByLabelText('Personal link')).toHaveValue(
    'https://vincere.example/reset-password?token=new',
  );
  expect(server.received('createResetLink')[0]?.params).toEqual({ userId: '7' });
});
