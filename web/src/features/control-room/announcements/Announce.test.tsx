import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { run } from '../../../testing/runs.ts';
import { refusal, server } from '../../../testing/server.ts';
import { Announce } from './Announce.tsx';

const lunch = {
  id: 41,
  room_name: null,
  content: 'Lunch is at noon.',
  created_at: '2026-11-02T09:00:00.000Z',
  stage_number: 1,
};
const field = () => screen.getByRole('textbox', { name: 'Announcement' });
const toWhom = () => screen.getByRole('combobox', { name: 'To whom' });
const submit = () => screen.getByRole('button', { name: 'Announce' });
const takeBack = () => screen.getByRole('button', { name: 'Take Back: Lunch is at noon.' });
const keysSent = () => server.received('announce').map(({ headers }) => headers.get('idempotency-key'));

test('a text is announced to everyone or to one room', async () => {
  const { user } = await renderPage(<Announce run={run()} />);
  expect(submit()).toBeDisabled();
  const answer = server.hold('announce');
  await user.selectOptions(toWhom(), 'Legal Expert');
  await user.type(field(), 'Lunch is at noon.');
  // Both presses come before the button is rendered as busy.
  act(() => {
    submit().click();
    submit().click();
  });
  await waitFor(() => expect(server.received('announce')).toHaveLength(1));
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  answer(lunch);
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(server.received('announce').map(({ body }) => body)).toEqual([
    { content: 'Lunch is at noon.', room_name: 'legal' },
  ]);
});

test('Ctrl+Enter announces the text', async () => {
  server.reply('announce', lunch);
  const { user } = await renderPage(<Announce run={run()} />);
  await user.type(field(), 'Lunch is at noon.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(server.received('announce')[0]?.body).toEqual({ content: 'Lunch is at noon.', room_name: null });
});

test('a text that got no answer stays, and is sent again with the same key', async () => {
  const { user } = await renderPage(<Announce run={run()} />);
  await user.type(field(), 'Lunch is at noon.');
  await user.click(submit());
  expect(await screen.findByText('It was not announced. Please try again.')).toHaveRole('alert');
  expect(field()).toHaveValue('Lunch is at noon.');
  server.reply('announce', lunch);
  await user.click(submit());
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(new Set(keysSent()).size).toBe(1);
});

test('an announcement that is listed already is not shown twice', async () => {
  server.reply('announce', lunch);
  const { user } = await renderPage(<Announce run={run({ announcements: [lunch] })} />);
  await user.type(field(), 'Lunch is at noon.');
  await user.click(submit());
  await waitFor(() =>
    expect(toastTexts()).toEqual([
      'Announced already',
      'The same announcement is already shown to the same people.',
    ]),
  );
});

test('a refused announcement shows the reason', async () => {
  server.reply('announce', refusal('run.is-over'));
  const { user } = await renderPage(<Announce run={run()} />);
  await user.type(field(), 'Lunch is at noon.');
  await user.click(submit());
  expect(await screen.findByText('This simulation has already ended')).toHaveRole('alert');
});

test('an announcement cannot be made on a finished run', async () => {
  const { user } = await renderPage(<Announce run={run({ status: 'ENDED' })} />);
  await user.type(field(), 'Goodbye.');
  expect(submit()).toBeDisabled();
});

test('an announcement can be undone, and the focus stays in the list', async () => {
  server.reply('takeBackAnnouncement', { id: 41 });
  const { user } = await renderPage(<Announce run={run({ announcements: [lunch] })} />);
  const list = screen.getByRole('list', { name: 'Announced' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(/^Everyone.*Stage 1/);
  await user.click(takeBack());
  await waitFor(() => expect(toastTexts()).toEqual(['Taken back', 'This announcement is no longer shown.']));
  expect(list).toHaveFocus();
});

test('an announcement that could not be undone is still shown', async () => {
  const { user } = await renderPage(<Announce run={run({ announcements: [lunch] })} />);
  await user.click(takeBack());
  await waitFor(() =>
    expect(toastTexts()).toEqual(['It could not be taken back', 'It is still shown. Please try again.']),
  );
});

test('a failed undo of an announcement returns the text to the field and can be repeated', async () => {
  server.reply('takeBackAnnouncement', { id: 41 });
  const { user } = await renderPage(<Announce run={run({ announcements: [lunch] })} />);
  await user.click(takeBack());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toastTexts()).toEqual(['It was not announced again', 'Please try again.']));
  expect(field()).toHaveValue('Lunch is at noon.');
  expect(toWhom()).toHaveDisplayValue('Everyone on the run');
  server.reply('announce', { ...lunch, id: 42 });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(new Set(keysSent()).size).toBe(1);
  expect(server.received('announce')).toHaveLength(2);
});

test('a failed undo of an announcement does not replace a text that is being written', async () => {
  server.reply('takeBackAnnouncement', { id: 41 });
  const { user } = await renderPage(<Announce run={run({ announcements: [lunch] })} />);
  await user.click(takeBack());
  await user.type(field(), 'The bus leaves at five.');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toastTexts()).toEqual(['It was not announced again', 'Please try again.']));
  expect(field()).toHaveValue('The bus leaves at five.');
});
