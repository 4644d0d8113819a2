import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { OwnNotes } from './OwnNotes.tsx';

const notes = () => screen.getByRole('textbox', { name: 'Notes on this run' });
const saved = () =>
  server.received('saveFacilitatorNotes').map(({ body }) => (body as { notes: string }).notes);

test('facilitator notes are saved after a pause in typing', async () => {
  server.reply('saveFacilitatorNotes', { id: 5, notes: '' });
  const { user } = await renderPage(<OwnNotes runId={5} stored="" />);
  await user.type(notes(), 'They went straight to B.');
  expect(await screen.findByText(/^Saved \d{1,2}:\d\d [AP]M$/)).toHaveRole('status');
  expect(saved().at(-1)).toBe('They went straight to B.');
});

test('facilitator notes that could not be saved stay in the field and can be saved again', async () => {
  const { user } = await renderPage(<OwnNotes runId={5} stored="" />);
  await user.type(notes(), 'Ask why.');
  expect(await screen.findByText('Your notes could not be saved.')).toHaveRole('alert');
  expect(screen.getByText('Not saved')).toHaveRole('status');
  server.reply('saveFacilitatorNotes', { id: 5, notes: '' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(saved().at(-1)).toBe('Ask why.');
});

test('facilitator notes that did not reach the server are saved once the browser is online', async () => {
  const { user } = await renderPage(<OwnNotes runId={5} stored="" />);
  server.replyWith('saveFacilitatorNotes', () => {
    throw new TypeError('Failed to fetch');
  });
  await user.type(notes(), 'Ask why.');
  expect(await screen.findByText('Your notes could not be saved.')).toBeVisible();
  server.reply('saveFacilitatorNotes', { id: 5, notes: '' });
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(saved().at(-1)).toBe('Ask why.');
});

/** Types a note that can't be saved while another facilitator stores another one. */
async function meetForeignChange() {
  const view = await renderPage(<OwnNotes runId={5} stored="" />);
  await view.user.type(notes(), 'Mine.');
  await screen.findByText('Your notes could not be saved.');
  view.unmount();
  return renderPage(<OwnNotes runId={5} stored="Theirs." />);
}

test('facilitator notes that a colleague changed are overwritten only after confirmation', async () => {
  const { user } = await meetForeignChange();
  expect(screen.getByText('Another facilitator changed this text while you were writing.')).toBeVisible();
  expect(screen.getByText('Theirs.')).toBeVisible();
  expect(notes()).toHaveValue('Mine.');
  server.reply('saveFacilitatorNotes', { id: 5, notes: '' });
  const attempts = saved().length;
  await user.click(screen.getByRole('button', { name: 'Keep Mine' }));
  await waitFor(() => expect(saved().slice(attempts)).toEqual(['Mine.']));
});

test('a facilitator can replace typed notes by those of a colleague', async () => {
  const { user } = await meetForeignChange();
  await user.click(screen.getByRole('button', { name: 'Take Theirs' }));
  expect(notes()).toHaveValue('Theirs.');
  expect(screen.queryByText(/^Another facilitator/)).not.toBeInTheDocument();
});
