import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../../testing/render.tsx';
import { board, run, seat } from '../../../testing/runs.ts';
import { refusal, server } from '../../../testing/server.ts';
import { Participants } from './Participants.tsx';

const priya = seat({ first_name: 'Priya', last_name: 'Raman' });
const added = {
  id: 102,
  user_id: 9,
  simulation_run_id: 5,
  created_at: '2026-11-02T09:00:00.000Z',
  user: { first_name: 'Wei', last_name: 'Zhang', email_address: 'wei.zhang@example.org' },
  room: { room_name: 'legal' },
} as const;
const button = (name: string) => screen.getByRole('button', { name });

async function show(seats = [priya], hasAdvanced = true) {
  const { user } = await renderPage(
    <Participants
      run={run({ status: 'DRAFT' })}
      board={board({ seats })}
      decisions={[]}
      hasAdvanced={hasAdvanced}
      tools={null}
    />,
  );
  return user;
}
async function openAddDialog() {
  const user = await show();
  await user.click(button('Add a person'));
  await screen.findByRole('dialog', { name: 'Add a Person' });
  return user;
}
async function addWei() {
  const user = await openAddDialog();
  await user.type(screen.getByLabelText('Name'), 'Wei Zhang');
  await user.type(screen.getByLabelText('Email'), 'wei.zhang@example.org');
  await user.click(button('Add Person'));
  return user;
}

for (const [about, presence] of [
  ['is here', { is_connected: true }],
  ['was here', { is_connected: false }],
  ['has not come yet', { is_connected: false, last_seen_at: null }],
] as const)
  test(`the row of a person who ${about} has their email address`, async () => {
    await show([{ ...priya, ...presence }]);
    expect(screen.getByRole('row', { name: /^Priya Raman/ })).toHaveTextContent('ada@example.org');
  });

test('a run without people says how they join', async () => {
  await show([]);
  expect(screen.getByText('Nobody has joined yet. They appear here as they enter the code.')).toBeVisible();
});

test('a facilitator without the advanced controls cannot add anybody', async () => {
  await show([priya], false);
  expect(screen.getByRole('button', { name: /^Priya Raman/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull();
});

test('a name and a valid email are required', async () => {
  const user = await openAddDialog();
  await user.click(button('Add Person'));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This field is required');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This is not a valid email.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(server.received('seatParticipant')).toEqual([]);
});

test('an invitation link is shown once for a person without an account', async () => {
  const answer = server.hold('seatParticipant');
  const user = await addWei();
  expect(await screen.findByRole('button', { name: 'Adding Person' })).toHaveAttribute('aria-busy', 'true');
  const invitation_url = 'https://vincere.example.org/reset-password?token=abc';
  answer({ ...added, invitation_url });
  expect(await screen.findByRole('dialog', { name: 'Wei Zhang is on the run' })).toBeVisible();
  expect(screen.getByLabelText('Invitation link')).toHaveValue(invitation_url);
  expect(toastTexts()).toEqual(['Participant Added', 'Wei Zhang takes part in Legal Expert.']);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(button('Done'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a person who takes part already is refused', async () => {
  server.reply('seatParticipant', refusal('seat.already-on-run'));
  await addWei();
  expect(await dialogError()).toBe('This person already takes part in this simulation');
});

test('a person who could not be added stays in the form', async () => {
  await addWei();
  expect(await dialogError()).toBe('Failed to add participant');
  expect(screen.getByLabelText('Name')).toHaveValue('Wei Zhang');
});

test('an unconfirmed address can be confirmed in the dialog', async () => {
  const person = { id: 9, email_address: 'wei.zhang@example.org' };
  server.reply('seatParticipant', refusal('account.email-unverified', { person, can_mail: false }));
  await addWei();
  expect(await dialogError()).toBe(
    'There is an account with this address, but nobody has confirmed that it belongs to this person.',
  );
  expect(button('Confirm the Address wei.zhang@example.org')).toBeEnabled();
});

test('a person is removed after confirmation, and a failure is reported', async () => {
  const user = await show();
  await user.click(button('Remove Priya Raman'));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Priya Raman?' });
  expect(dialog).toHaveAccessibleDescription(
    'Their votes in this stage no longer count; closed stages stay in the report. With the access code they can join again, as a new participant.',
  );
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
  const remove = within(dialog).getByRole('button', { name: 'Remove Participant' });
  await user.click(remove);
  expect(await dialogError()).toBe(
    'Failed to remove participant. They are still on this run. Please try again.',
  );
  expect(toastTexts()).toEqual([]);
  const answer = server.hold('removeParticipant');
  await user.click(remove);
  expect(await screen.findByRole('button', { name: 'Removing' })).toHaveAttribute('aria-busy', 'true');
  answer({ id: 101 });
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Participant Removed', 'Priya Raman was removed from this run.']),
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Participants' })).toHaveFocus());
});
