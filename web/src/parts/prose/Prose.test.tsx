import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { Prose } from './Prose.tsx';
import { SimulationPictures } from './SimulationPictures.tsx';

const files = [
  { id: 7, name: 'Port.png' },
  { id: 8, name: 'log.pdf' },
];
const png = () =>
  new Response(new Blob(['x'], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } });

const show = (text: string) =>
  renderPage(
    <SimulationPictures files={files} runId={5}>
      <Prose text={text} />
    </SimulationPictures>,
  );

test('Markdown becomes bold and italic text, headings and lists', async () => {
  await show('# The port\nIt is **dark** and *cold*.\n\n1. Wait\n2. Act');
  expect(screen.getByText('dark')).toHaveRole('strong');
  expect(screen.getByText('cold')).toHaveRole('emphasis');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Wait', 'Act']);
});

test('a link shows its address, and HTML is shown as text', async () => {
  await show('See [the log](https://a.example/log). <img src=x>');
  expect(screen.getByRole('link', { name: 'the log' })).toHaveAttribute('href', 'https://a.example/log');
  expect(screen.getByText('(https://a.example/log)')).toBeVisible();
  expect(screen.getByText(/<img src=x>/)).toBeVisible();
});

test('a picture can be a file of the simulation', async () => {
  server.reply('downloadRunFile', png());
  await show('![Map of the port](port.png)');
  expect(await screen.findByRole('img', { name: 'Map of the port' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  expect(server.received('downloadRunFile')[0]?.params).toEqual({ runId: '5', fileId: '7' });
});

test('a foreign image shows only its alt text, and is not requested', async () => {
  await show('![Tracker](https://a.example/x.png) ![](log.pdf) ![](none.png)');
  await waitFor(() => expect(screen.getByText('[Tracker]')).toBeVisible());
  expect(screen.getByText('[log.pdf]')).toBeVisible();
  expect(screen.getByText('[none.png]')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(server.received('downloadRunFile')).toEqual([]);
});
