import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { FileViewer } from './FileViewer.tsx';

const show = (name: string, request = () => Promise.resolve(new Response('content'))) =>
  renderPage(<FileViewer open file={{ id: 3, name }} request={request} onClose={() => {}} />);

test('a browser without a PDF viewer offers the download', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  await show('letter.pdf');
  expect(
    await screen.findByText('This browser cannot show PDFs here. Download the file instead.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  expect(screen.queryByTitle('letter.pdf')).toBeNull();
});

test('a picture that cannot be loaded says so', async () => {
  await show('chart.png', () => Promise.reject(new Error('No connection')));
  expect(
    await screen.findByText('This file could not be shown. Download it instead.', {}, { timeout: 5_000 }),
  ).toHaveRole('alert');
});

test('a download that fails in the viewer says so', async () => {
  let isOnline = true;
  const { user } = await show('letter.pdf', () =>
    isOnline ? Promise.resolve(new Response('content')) : Promise.reject(new TypeError('Failed to fetch')),
  );
  isOnline = false;
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Failed to download file')).toHaveRole('alert');
});
