import { screen, waitFor } from '@testing-library/react';
import type { RunRooms } from '@vincere/domain';
import { useRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/api.ts';
import { renderPage } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { JoinDialog } from './JoinDialog.tsx';
import type { Wish } from './useJoining.ts';

const standard = { title: null, persona: null, description: null };
const run = (rooms: RunRooms) => ({
  id: 5,
  access_code: 'HARB42',
  name: 'Evening workshop',
  simulation: 'Harbour Dark',
  guest_join: false,
  questionnaires: 'full' as const,
  names_answers: false,
  rooms,
});

let wishes: Wish[];
beforeEach(() => {
  wishes = [];
});

function Page({ code }: { code: string }) {
  const opener = useRef(null);
  return (
    <JoinDialog
      code={code}
      open
      onOpenChange={() => {}}
      returnTo={opener}
      onJoin={async (wish) => {
        wishes.push(wish);
        return null;
      }}
    />
  );
}

async function show(code = '') {
  const view = await renderPage(<Page code={code} />);
  await screen.findByRole('dialog');
  return view;
}

const join = () => screen.getByRole('button', { name: 'Join' });

test('a run with standard rooms offers six roles, with the first one selected', async () => {
  server.reply('getJoin', run(null));
  const { user } = await show('HARB42');
  expect(await screen.findByText('Evening workshop · Harbour Dark')).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByRole('radio', { name: 'Strategist' })).toBeChecked();
  await user.click(join());
  expect(wishes).toEqual([{ code: 'HARB42', room: 'political' }]);
});

test('a run with titles of its own offers its rooms and proposes none, also for a typed code', async () => {
  server.reply(
    'getJoin',
    run([
      { ...standard, room_name: 'economic' },
      {
        room_name: 'social',
        title: 'Families',
        persona: { name: 'The Ward Sister', handle: '@wardseven' },
        description: 'Speaks for those who wait.',
      },
    ]),
  );
  const { user } = await show();
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  await user.type(screen.getByLabelText('Access code'), 'harb42');
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByText('Without a choice you join the room with the fewest people.')).toBeVisible();
  await user.click(join());
  await user.click(screen.getByRole('radio', { name: /Families/ }));
  expect(screen.getByText('Speaks for those who wait.')).toBeVisible();
  await user.click(join());
  expect(wishes.map(({ room }) => room)).toEqual([undefined, 'social']);
});

test('a run with fewer rooms and standard titles proposes the best ranked room in use', async () => {
  server.reply(
    'getJoin',
    run([
      { ...standard, room_name: 'economic' },
      { ...standard, room_name: 'legal' },
    ]),
  );
  await show('HARB42');
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
});

test('the dialog says who can read the answers, once the run is known', async () => {
  server.reply('getJoin', { ...run(null), names_answers: true });
  const { user } = await show();
  const named = /^This run names answers: facilitators can read/;
  expect(screen.queryByText(named)).toBeNull();
  await user.type(screen.getByLabelText('Access code'), 'harb42');
  expect(await screen.findByText(named)).toHaveRole('status');
});

test('the dialog links to the page about taking part, with the code once it is complete', async () => {
  server.reply('getJoin', run(null));
  const { user } = await show();
  const link = () => screen.getByRole('link', { name: /^What is asked of you, and who can read what/ });
  expect(link()).toHaveAttribute('href', '/taking-part');
  expect(link()).toHaveAttribute('target', '_blank');
  await user.type(screen.getByLabelText('Access code'), 'harb4');
  expect(link()).toHaveAttribute('href', '/taking-part');
  await user.type(screen.getByLabelText('Access code'), '2');
  expect(link()).toHaveAttribute('href', '/taking-part?code=HARB42');
});

test('a run that names no answers says so, unless it asks nothing', async () => {
  const unnamed = /^Facilitators read the answers to the questionnaires without names/;
  server.reply('getJoin', run(null));
  const { unmount } = await show('HARB42');
  expect(await screen.findByText(unnamed)).toBeVisible();
  unmount();
  queryClient.clear();
  server.reply('getJoin', { ...run(null), questionnaires: 'none' });
  await show('HARB42');
  expect(await screen.findByText('Evening workshop · Harbour Dark')).toBeVisible();
  expect(screen.queryByText(unnamed)).toBeNull();
});

test.each(['"HARB42".', 'Code: harb-42', 'https://vincere.example/j/HARB42'])(
  'the access code in the pasted text %s is shown alone and looked up',
  async (text) => {
    server.reply('getJoin', run(null));
    const { user } = await show();
    await user.click(screen.getByLabelText('Access code'));
    await user.paste(text);
    expect(screen.getByLabelText('Access code')).toHaveValue('HARB42');
    await user.click(join());
    expect(wishes).toMatchObject([{ code: 'HARB42' }]);
  },
);

test('a pasted part of an access code stays where it was pasted', async () => {
  server.reply('getJoin', run(null));
  const { user } = await show();
  await user.type(screen.getByLabelText('Access code'), 'HAR');
  await user.paste('B42');
  expect(screen.getByLabelText('Access code')).toHaveValue('HARB42');
});
