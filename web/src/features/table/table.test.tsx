import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../lib/api.ts';
import { PostItem } from '../../parts/posts/PostItem.tsx';
import { roomsFor } from '../../parts/rooms.tsx';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { badGateway, refusal, server } from '../../testing/server.ts';
import { silentRoomsSentence } from './items-sentence.ts';
import { RoomTable, RoomTableProvider } from './RoomTable.tsx';
import { renderPostFoot } from './TableFoot.tsx';
import { TableSection } from './TableSection.tsx';
import type { OpenItem, Table } from './useTable.ts';

const seat = {
  user_run_id: 101,
  user_id: 1,
  created_at: '2026-11-02T09:00:00.000Z',
  user: { first_name: 'Ada', last_name: 'Osei', email_address: null },
  room: { id: 7, room_name: 'legal', notes: '' },
} as const;
const playing = run({ table: true, users_playing: [seat] });
const post = {
  id: 9,
  room_name: 'legal',
  content: 'Clause 14 covers it',
  author: { name: 'Court', handle: '@court' },
} as const;
const item = (changes: Partial<OpenItem> = {}): OpenItem => ({
  id: 1,
  room_name: 'legal',
  user_run_id: 101,
  user: { first_name: 'Ada', last_name: 'Osei' },
  line: 'The bill is not ours.',
  added_at: '2026-11-02T10:44:00.000Z',
  post,
  file: null,
  is_removable: true,
  is_cited: false,
  ...changes,
});
const table = (items: OpenItem[] = []): Table => ({ scenario_id: 21, is_open: true, items });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const put = 'Put the post by Court on the table';

async function openRoom(shown: Table, of = playing) {
  server.reply('getRunTable', shown);
  const page = await renderPage(
    <RoomTableProvider run={of} room="legal">
      <PostItem
        post={{ ...post, likes: 0, retweets: 0, replies: 0 }}
        room="legal"
        age="1 minute ago"
        renderFoot={renderPostFoot}
      />
      <RoomTable run={of} />
    </RoomTableProvider>,
  );
  await screen.findByRole('heading', { name: 'On the table' });
  return page;
}

test('a post is put on the table with a line, and a failed request keeps the line', async () => {
  const { user } = await openRoom(table());
  await user.click(button(put));
  expect(screen.getByLabelText('Why should the others read this?')).toHaveFocus();
  await user.keyboard('The bill is not ours.');
  expect(screen.getByText('179 left')).toBeVisible();
  server.reply('putOnTable', badGateway());
  await user.click(button('Put on the Table'));
  expect(await screen.findByText('Not on the table yet. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Why should the others read this?')).toHaveValue('The bill is not ours.');
  server.reply('putOnTable', item());
  server.reply('getRunTable', table([item()]));
  await user.click(button('Retry'));
  expect(await screen.findByText(/put there by you/)).toBeVisible();
  expect(server.received('putOnTable').at(-1)?.body).toEqual({
    scenario_id: 21,
    post_id: 9,
    line: 'The bill is not ours.',
  });
});

test('the reason of a refusal is shown under the line', async () => {
  const { user } = await openRoom(table());
  await user.click(button(put));
  server.reply('putOnTable', refusal('table.room-full', { limit: 10 }));
  await user.click(button('Put on the Table'));
  expect(await screen.findByText(/This room has 10 posts and files on the table/)).toBeVisible();
});

test('Escape closes the field of the line only if it is empty', async () => {
  const { user } = await openRoom(table());
  await user.click(button(put));
  await user.keyboard('x{Escape}');
  expect(screen.getByLabelText('Why should the others read this?')).toBeVisible();
  await user.keyboard('{Backspace}{Escape}');
  await waitFor(() => expect(button(put)).toHaveFocus());
});

test('no item can be added during a pause, and the room says why', async () => {
  await openRoom(table(), run({ table: true, status: 'PAUSED', users_playing: [seat] }));
  expect(screen.queryByRole('button', { name: put })).not.toBeInTheDocument();
  expect(screen.getByText('The run is paused. You can add items when it resumes.')).toBeVisible();
});

test('an item of another room cannot be taken back, and one that a vote cites says so', async () => {
  await openRoom(table([item({ user_run_id: 102, is_removable: false })]));
  expect(screen.getByText(/put there by Ada Osei/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
});

test('an item that could not be taken back says why', async () => {
  const { user } = await openRoom(table([item()]));
  server.reply('takeFromTable', refusal('table.cited'));
  server.reply('getRunTable', table([item({ is_cited: true })]));
  await user.click(button(/^Take .* back from the table$/));
  await waitFor(() =>
    expect(toastTexts()).toContain('A vote rests on this post or file, so it stays on the table'),
  );
  expect(await screen.findByText(/It stays: a vote rests on it/)).toBeVisible();
});

test('the table on the dashboard is empty, then lists items newest last', async () => {
  server.reply('getRunTable', table());
  await renderPage(<TableSection run={playing} evidence={undefined} />);
  expect(await screen.findByText('Nothing on the table yet')).toBeVisible();
});

test('a table that could not be read can be read again', async () => {
  server.reply('getRunTable', badGateway());
  const { user } = await renderPage(<TableSection run={playing} evidence={undefined} />);
  const retry = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 5_000 });
  server.reply('getRunTable', table([item(), item({ id: 2, room_name: 'social', line: 'Second' })]));
  await user.click(retry);
  expect(await screen.findByText('2 posts and files from 2 rooms')).toBeVisible();
  expect(screen.getAllByText('Clause 14 covers it')).toHaveLength(2);
});

test('a run without a table shows no table', async () => {
  await renderPage(<TableSection run={run({ users_playing: [seat] })} evidence={undefined} />);
  expect(screen.queryByRole('region', { name: 'On the table' })).not.toBeInTheDocument();
  expect(server.received('getRunTable')).toEqual([]);
});

test('items of other rooms are marked as new until the user leaves the table', async () => {
  const colleague = { user_run_id: 102, room_name: 'social' } as const;
  const first = item({ id: 1, line: 'First', ...colleague });
  const second = item({ id: 2, line: 'Second', ...colleague });
  const own = item({ id: 3, line: 'Third' });
  const newLines = () =>
    screen.queryAllByText('New').map((tag) => tag.closest('li')?.querySelector('.story')?.textContent);
  const show = async (items: OpenItem[], count: string) => {
    server.reply('getRunTable', table(items));
    queryClient.clear();
    const page = await renderPage(<TableSection run={run({ ...playing, id: 77 })} evidence={undefined} />);
    expect(await screen.findByText(count)).toBeVisible();
    return page;
  };
  const page = await show([first], 'One post or file from one room');
  expect(newLines()).toEqual([]);
  page.unmount();
  const later = await show([first, second, own], '3 posts and files from 2 rooms');
  expect(newLines()).toEqual(['Second']);
  later.unmount();
  await show([first, second, own], '3 posts and files from 2 rooms');
  expect(newLines()).toEqual([]);
});

test('a sentence names the rooms with members that have put nothing on the table', () => {
  const inRoom = (room_name: 'legal' | 'social' | 'economic') => ({
    ...seat,
    room: { ...seat.room, room_name },
  });
  const of = { users_playing: [inRoom('legal'), inRoom('social'), inRoom('economic')] };
  expect(silentRoomsSentence(roomsFor(null), of, [item()])).toBe(
    'Economist and Advocate have put nothing there.',
  );
  expect(silentRoomsSentence(roomsFor(null), of, [item(), item({ room_name: 'economic' })])).toBe(
    'Advocate has put nothing there.',
  );
  const all = [item(), item({ room_name: 'economic' }), item({ room_name: 'social' })];
  expect(silentRoomsSentence(roomsFor(null), of, all)).toBeUndefined();
});
