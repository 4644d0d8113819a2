import { screen, waitFor, within } from '@testing-library/react';
import { maxFileBytes } from '@vincere/contract/constants';
import { expect, test } from 'vitest';
import { CallFailed } from '../../../lib/api.ts';
import type { ListedFile } from '../../../parts/files/FileRow.tsx';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { FilesPanel } from './FilesPanel.tsx';

const stored: ListedFile = { id: 3, name: 'berths.csv', size: 2_048 };
/** The names of the files sent, in order. */
let sent: string[];
/** The result of the next uploads and deletions. */
let result: () => Promise<void>;
let panels = 0;

async function showPanel(files = [stored]) {
  sent = [];
  result = () => Promise.resolve();
  panels += 1;
  return renderPage(
    <FilesPanel
      uploadKey={`panel ${panels}`}
      files={files}
      target="room"
      emptyMessage="Participants of this room read them."
      sendFile={async ({ name }) => {
        sent.push(name);
        await result();
      }}
      onDelete={() => result()}
    />,
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Files to upload');
const uploads = () => screen.findByRole('list', { name: 'Uploads' });
const file = (name: string, size = 20) => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** Chooses files that the file picker of the browser would not offer, too. */
async function choose(...files: File[]) {
  const { user } = await showPanel();
  input().removeAttribute('accept');
  await user.upload(input(), files);
  return user;
}

test('the day of a file is shown, and can be chosen', async () => {
  const { user } = await showPanel([{ ...stored, day: 2 }]);
  expect(screen.getByText(/· Day 2$/)).toBeVisible();
  const day = screen.getByLabelText('Day of berths.csv');
  expect(day).toHaveDisplayValue('Day 2');
  await user.selectOptions(day, 'Day 3');
  expect(server.received('updateFile')[0]).toMatchObject({ params: { fileId: '3' }, body: { day: 3 } });
  await waitFor(() => expect(toastTexts()).toEqual(['The day was not saved', 'Please try again.']));
});

test('an empty panel says who can read its files', async () => {
  await showPanel([]);
  expect(screen.getByText('No files yet')).toBeVisible();
  expect(screen.getByText('Participants of this room read them.')).toBeVisible();
});

test('unsuitable files are refused before they are sent, and the others are uploaded', async () => {
  const user = await choose(file('prices.txt'), file('map.pdf'), file('virus.exe'));
  expect(await uploads()).toHaveTextContent('virus.exeFiles of this type cannot be uploaded');
  await waitFor(() => expect(toastTexts()).toEqual(['Partial Upload Failure', '1 failed, 2 succeeded']));
  expect(sent).toEqual(['prices.txt', 'map.pdf']);
  await user.click(screen.getByRole('button', { name: 'Dismiss virus.exe' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
});

test('a refused file is listed until other files are chosen', async () => {
  const user = await choose(file('virus.exe'));
  expect(await uploads()).toHaveTextContent('virus.exe');
  await user.upload(input(), [file('worm.exe')]);
  expect(await uploads()).toHaveTextContent('worm.exe');
  expect(screen.queryByText('virus.exe')).not.toBeInTheDocument();
  await user.upload(input(), [file('prices.txt')]);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument());
  expect(sent).toEqual(['prices.txt']);
});

test('a file that the server refuses cannot be retried, and disappears when others are chosen', async () => {
  const { user } = await showPanel();
  const detail = 'The content of this file does not match its extension';
  result = () => Promise.reject(new CallFailed(422, { detail, code: 'file.bad-content' }));
  await user.upload(input(), [file('map.png')]);
  expect(await uploads()).toHaveTextContent(detail);
  expect(screen.queryByRole('button', { name: 'Retry map.png' })).not.toBeInTheDocument();
  result = () => Promise.reject(new CallFailed(503, {}));
  await user.upload(input(), [file('plan.png')]);
  expect(await screen.findByRole('button', { name: 'Retry plan.png' })).toBeVisible();
  expect(screen.queryByText('map.png')).not.toBeInTheDocument();
});

test('a refused file is forgotten when the panel is left', async () => {
  const { user, unmount } = await showPanel();
  input().removeAttribute('accept');
  await user.upload(input(), [file('virus.exe')]);
  expect(await uploads()).toHaveTextContent('virus.exe');
  unmount();
  panels -= 1;
  await showPanel();
  expect(screen.queryByText('virus.exe')).not.toBeInTheDocument();
});

for (const [name, size, title, text] of [
  ['empty.txt', 0, 'Upload Failed', 'This file is empty'],
  [
    'map.pdf',
    maxFileBytes + 1,
    'File size limit exceeded',
    'Files must be less than 20MB. Current size: 20.0MB',
  ],
  [
    'film.mp4',
    maxFileBytes + 1,
    'Video size exceeded',
    'Video file is too large. Maximum size is 20MB. Current size: 20.0MB',
  ],
] as const)
  test(`${name} of ${size} bytes is refused`, async () => {
    await choose(file(name, size));
    expect(await uploads()).toHaveTextContent(text);
    expect(toastTexts()).toEqual([title, text]);
    expect(screen.queryByRole('button', { name: `Retry ${name}` })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

test('an upload that got no answer can be retried', async () => {
  const { user } = await showPanel();
  result = offline;
  await user.upload(input(), [file('late.txt')]);
  expect(await uploads()).toHaveTextContent('The server did not answer.');
  expect(toastTexts()).toEqual(['Upload Failed', 'The server did not answer.']);
  result = () => Promise.resolve();
  await user.click(screen.getByRole('button', { name: 'Retry late.txt' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument());
  expect(sent).toEqual(['late.txt', 'late.txt']);
});

test('a file that is being sent can be cancelled', async () => {
  const { user } = await showPanel();
  result = () => new Promise(() => {});
  await user.upload(input(), [file('slow.txt')]);
  expect(within(await uploads()).getByRole('progressbar', { name: 'Upload of slow.txt' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel slow.txt' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
});

test('a file is deleted after confirmation, and a failure is reported', async () => {
  const { user } = await showPanel();
  result = offline;
  await user.click(screen.getByRole('button', { name: 'Delete berths.csv' }));
  const question = screen.getByRole('group', {
    name: 'Delete berths.csv? Participants can no longer open it.',
  });
  expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    'Delete Failed. The file is still there. Please try again.',
  );
  result = () => Promise.resolve();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toastTexts()).toEqual(['File deleted', 'berths.csv']));
});

test('Cancel keeps the file and returns the focus to its button', async () => {
  const { user } = await showPanel();
  await user.click(screen.getByRole('button', { name: 'Delete berths.csv' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete berths.csv' })).toHaveFocus());
});

test('an upload that failed is still listed when the panel is opened again', async () => {
  const { user, unmount } = await showPanel();
  result = offline;
  await user.upload(input(), [file('late.txt')]);
  expect(await uploads()).toHaveTextContent('late.txt');
  unmount();
  panels -= 1;
  await showPanel();
  await user.click(screen.getByRole('button', { name: 'Retry late.txt' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument());
});
