import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { send } from '../../lib/api.ts';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { badGateway, refusal, server } from '../../testing/server.ts';
import { LeftDraft } from '../LeftDraft.tsx';
import { FileRow } from './FileRow.tsx';

const file = { id: 3, name: 'berths.csv', size: 2_048 };
const download = () => screen.getByRole('button', { name: 'Download berths.csv' });
const showFile = () =>
  renderPage(<FileRow file={file} request={() => send('downloadFile', { params: { fileId: 3 } })} />);

test('a download without an answer is reported', async () => {
  const { user } = await showFile();
  await user.click(download());
  expect(await screen.findByText('Failed to download file')).toHaveRole('alert');
  expect(toastTexts()).toEqual(['Download Failed', 'Failed to download file. Please try again.']);
});

test('a refused download names the reason and the status', async () => {
  server.reply('downloadFile', refusal('file.unknown'));
  const { user } = await showFile();
  await user.click(download());
  expect(await screen.findByText('Failed to download file: File not found (404)')).toBeVisible();
});

test('a download that failed at a proxy names the status', async () => {
  server.reply('downloadFile', badGateway());
  const { user } = await showFile();
  await user.click(download());
  expect(await screen.findByText('Failed to download file (502)')).toBeVisible();
});

test('a file is downloaded once at a time', async () => {
  server.hold('downloadFile');
  const { user } = await showFile();
  await user.dblClick(download());
  await waitFor(() => expect(download()).toHaveAttribute('aria-busy', 'true'));
  expect(server.received('downloadFile')).toHaveLength(1);
});

test('a file of an unknown run cannot be downloaded', async () => {
  const { user } = await renderPage(<FileRow file={file} request={null} />);
  await user.click(download());
  expect(screen.getAllByText('Missing simulation run ID')[0]).toHaveRole('alert');
  expect(toastTexts()).toEqual(['Download Failed', 'Missing simulation run ID']);
});

test('clicking a non-image file downloads it', async () => {
  server.hold('downloadFile');
  const { user } = await showFile();
  await user.click(screen.getByRole('button', { name: 'berths.csv' }));
  await waitFor(() => expect(download()).toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture is shown in place, and an HTML response is never rendered as a picture', async () => {
  const page = () => Promise.resolve(new Response('<script>', { headers: { 'content-type': 'text/html' } }));
  const addresses = vi.spyOn(URL, 'createObjectURL');
  const { user } = await renderPage(<FileRow file={{ ...file, name: 'Chart.PNG' }} request={page} />);
  await user.click(screen.getByRole('button', { name: 'Chart.PNG' }));
  expect(await screen.findByRole('img', { name: 'Chart.PNG' })).toBeVisible();
  expect(addresses.mock.calls.map(([blob]) => (blob as Blob).type)).toEqual(['image/png']);
  addresses.mockRestore();
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a picture that cannot be read says so', async () => {
  server.reply('downloadFile', refusal('file.unknown'));
  const { user } = await renderPage(
    <FileRow
      file={{ ...file, name: 'chart.png' }}
      request={() => send('downloadFile', { params: { fileId: 3 } })}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'chart.png' }));
  expect(
    await screen.findByText('This file could not be shown. Download it instead.', {}, { timeout: 3_000 }),
  ).toBeVisible();
});

test('a draft that can no longer be sent can be copied and discarded', async () => {
  const onDiscard = vi.fn<() => void>();
  const { user } = await renderPage(<LeftDraft title="Your vote" text="It holds." onDiscard={onDiscard} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('It holds.');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});

test('a draft that cannot be copied can be selected', async () => {
  const { user } = await renderPage(<LeftDraft title="Your vote" text="It holds." onDiscard={() => {}} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(toastTexts()).toEqual(['Copying is not allowed here', 'Select the text and copy it by hand.']);
});
