import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ledDebrief, lesson, openDebrief } from '../../../testing/led-debriefs.tsx';
import { badGateway, server } from '../../../testing/server.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bad = lesson('a', 'Put the bad news on the table first.');
const same = lesson('b', 'Bad news first.');
const ask = lesson('c', 'Ask every room.');
const marking = (lessons = [bad, same, ask]) => ledDebrief({ phase: 'lessons', lessons });
const rows = () =>
  within(screen.getByRole('region', { name: 'Lessons' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('paragraph')[0]?.textContent);

test('a debrief without lessons says where lessons come from', async () => {
  await openDebrief(marking([]));
  expect(screen.getByText('No lessons released yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close Marking' })).toBeNull();
  expect(screen.getByText('No actions yet')).toBeVisible();
});

test('a lesson is merged into another one, and separated again', async () => {
  const { user } = await openDebrief(marking());
  await user.click(button('Merge with another lesson: Bad news first.'));
  const dialog = await screen.findByRole('dialog', { name: 'Which lesson says the same?' });
  expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: bad.text }));
  const { marks: _, merged: __, ...entry } = same;
  server.reply('mergeLesson', marking([{ ...bad, merged: [entry] }, ask]));
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Merged with “Bad news first.”')).toBeVisible();
  expect(server.received('mergeLesson')[0]).toMatchObject({ params: { entryId: 'b' }, body: { into: 'a' } });
  server.reply('mergeLesson', marking());
  await user.click(button('Separate : Bad news first.'));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(server.received('mergeLesson')[1]).toMatchObject({ params: { entryId: 'b' }, body: { into: null } });
});

test('marks and their order appear after the facilitator closes the marking', async () => {
  const { user } = await openDebrief(marking());
  expect(rows()).toEqual([bad.text, same.text, ask.text]);
  await user.click(button('Close Marking'));
  const dialog = await screen.findByRole('dialog', { name: 'Close the marking?' });
  server.reply(
    'closeMarking',
    ledDebrief({
      phase: 'lessons',
      is_marking_closed: true,
      marked_by: 12,
      lessons: [
        { ...ask, marks: 9 },
        { ...bad, marks: 1 },
      ],
    }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close Marking' }));
  expect(await screen.findByText('Marking closed. 12 people marked.')).toBeVisible();
  expect(rows()).toEqual([ask.text, bad.text]);
  expect(screen.getByText('9')).toHaveTextContent('9 marks');
  expect(screen.getByText('1')).toHaveTextContent('1 mark');
  expect(screen.queryByRole('button', { name: /^Merge/ })).toBeNull();
});

test('a lesson becomes an action with an owner and a date; a failed save keeps what was typed', async () => {
  const { user } = await openDebrief(marking());
  await user.click(button('Make an Action of: Ask every room.'));
  const what = await screen.findByRole('textbox', { name: 'What' });
  expect(what).toHaveValue('Ask every room.');
  expect(button('Save')).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), 'Ada Okafor');
  await user.type(screen.getByLabelText('Date'), '2026-12-05');
  server.reply('writeAction', badGateway());
  await user.click(button('Save'));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
  expect(what).toHaveValue('Ask every room.');
  const action = {
    id: 4,
    what: 'Ask every room.',
    owner_seat_id: 101,
    owner: 'Ada Okafor',
    due_on: '2026-12-05',
    status: 'open' as const,
  };
  server.reply('writeAction', { ...marking(), actions: [action] });
  await user.click(button('Save'));
  const actions = screen.getByRole('region', { name: 'Actions' });
  expect(await within(actions).findByText('Dec 5, 2026')).toBeVisible();
  const [first, second] = server.received('writeAction');
  expect(first?.body).toEqual({
    what: 'Ask every room.',
    owner_seat_id: 101,
    owner: '',
    due_on: '2026-12-05',
  });
  // The repeated request stores one action.
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  await user.click(within(actions).getByRole('button', { name: 'Edit : Ask every room.' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Done');
  server.reply('editAction', { ...marking(), actions: [{ ...action, status: 'done' }] });
  await user.click(button('Save'));
  expect(await within(actions).findByText('Done')).toBeVisible();
  expect(server.received('editAction')[0]?.body).toMatchObject({ status: 'done', owner_seat_id: 101 });
});
