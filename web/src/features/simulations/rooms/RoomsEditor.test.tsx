import { screen, waitFor, within } from '@testing-library/react';
import { type Role, type RoomSetting, standardRooms } from '@vincere/domain';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { simulation } from '../../../testing/simulations.ts';
import { RoomsEditor } from './RoomsEditor.tsx';

const settings = (changes: Partial<Record<Role, Partial<RoomSetting>>> = {}): RoomSetting[] =>
  standardRooms.map((room) => ({ ...room, ...changes[room.room_name] }));

const families = {
  title: 'Families',
  persona: { name: 'The Ward Sister', handle: '@wardseven' },
  description: 'Speaks for those who wait.',
};

const show = (rooms: RoomSetting[] | null) => renderPage(<RoomsEditor simulation={simulation({ rooms })} />);
const edit = (name: string) => screen.getByRole('button', { name: `Edit ${name}` });
const field = (label: string) => screen.getByLabelText(label);
const saved = () => server.received('updateSimulation').map(({ body }) => body);

function replySaved() {
  server.reply('updateSimulation', simulation());
}

test('the standard rooms are all in use, with their standard texts', async () => {
  await show(null);
  expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(6);
  expect(screen.getByText('Holds the rules', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Standard Names for All' })).toBeNull();
});

test('a room is taken out of use at once', async () => {
  replySaved();
  const { user } = await show(null);
  await user.click(screen.getByRole('switch', { name: 'Strategist is in use' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Rooms saved']));
  expect(saved()).toEqual([{ rooms: settings({ political: { in_use: false } }), rename_authors: [] }]);
});

test('the last two rooms stay in use, and a message says why', async () => {
  const off = { in_use: false };
  const { user } = await show(settings({ political: off, economic: off, social: off, technological: off }));
  const last = screen.getByRole('switch', { name: 'Legal Expert is in use' });
  await user.click(last);
  await waitFor(() =>
    expect(toastTexts()).toEqual(['The rooms were not saved', 'At least 2 rooms must be in use']),
  );
  expect(last).toBeChecked();
  expect(saved()).toEqual([]);
});

test('a room gets a title, a persona and a description, and its posts a new author on request', async () => {
  server.reply('listRoomAuthors', [{ room_name: 'social', posts: 14 }]);
  replySaved();
  const { user } = await show(null);
  await user.click(edit('Advocate'));
  expect(field('Title')).toHaveFocus();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.type(field('Title'), 'Families');
  await user.type(field('Persona'), 'The Ward Sister');
  await user.type(field('Handle'), '@wardseven');
  await user.type(field('Description'), 'Speaks for those who wait.');
  await user.click(await screen.findByRole('checkbox', { name: 'Rename “The Advocate” in 14 posts' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(edit('Advocate')).toHaveFocus());
  expect(saved()).toEqual([{ rooms: settings({ social: families }), rename_authors: ['social'] }]);
});

test('a title that another room has is reported at its field', async () => {
  const { user } = await show(settings({ social: families }));
  await user.click(edit('Legal Expert'));
  await user.type(field('Title'), 'families');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field('Title')).toHaveAccessibleDescription('Another room is called “families” already');
  expect(field('Title')).toHaveFocus();
  expect(saved()).toEqual([]);
});

test('a refused change of a room is shown, and what was typed stays', async () => {
  server.reply('updateSimulation', refusal('simulation.unknown'));
  const { user } = await show(null);
  await user.click(edit('Economist'));
  await user.type(field('Title'), 'Chamber');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toastTexts()).toEqual(['The rooms were not saved', 'Simulation not found']));
  expect(field('Title')).toHaveValue('Chamber');
});

test('one room, and then all rooms, can be reset to their standard names', async () => {
  replySaved();
  const { user } = await show(settings({ social: families, legal: { title: 'Court', in_use: false } }));
  await user.click(edit('Families'));
  expect(screen.getByText('instead of Advocate')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Standard Names' }));
  expect(field('Title')).toHaveValue('');
  await user.keyboard('{Escape}');
  expect(edit('Families')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Standard Names for All' }));
  const dialog = await screen.findByRole('dialog', { name: 'Standard names for all rooms?' });
  await user.click(within(dialog).getByRole('button', { name: 'Use Standard Names' }));
  await waitFor(() =>
    expect(saved()).toEqual([{ rooms: settings({ legal: { in_use: false } }), rename_authors: [] }]),
  );
});

test('the preview shows the rooms in use, and marks the open one', async () => {
  const { user } = await show(settings({ social: families, political: { in_use: false } }));
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  expect(preview.getAllByRole('listitem')).toHaveLength(5);
  expect(preview.getByText('The Ward Sister')).toBeVisible();
  await user.click(edit('Families'));
  expect(preview.getByText('Speaks for those who wait.')).toBeVisible();
});
