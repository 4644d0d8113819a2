import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { SimulationPictures } from '../prose/SimulationPictures.tsx';
import { PostItem } from './PostItem.tsx';

const show = (author: { name: string; avatar: string | null }) =>
  renderPage(
    <SimulationPictures files={[{ id: 7, name: 'mara.png' }]} runId={5}>
      <PostItem
        post={{
          content: 'Bread is dear.',
          author: { handle: '@m', ...author },
          likes: 0,
          retweets: 0,
          replies: 0,
        }}
        room="legal"
        age="2h"
      />
    </SimulationPictures>,
  );

test('an avatar is shown if it is a file of the simulation', async () => {
  const headers = { 'content-type': 'image/png' };
  server.reply('downloadRunFile', new Response(new Blob(['x'], { type: 'image/png' }), { headers }));
  const { container } = await show({ name: 'Mara Lind', avatar: 'Mara.png' });
  await waitFor(() =>
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
  );
});

test('an avatar at another address is never fetched', async () => {
  const { container } = await show({ name: '🌊 Harbour Watch', avatar: 'https://a.example/mara.png' });
  expect(screen.getByText('HW')).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
  expect(server.received('downloadRunFile')).toEqual([]);
});
