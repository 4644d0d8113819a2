import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { server } from '../../testing/server.ts';
import { TeachingNote } from './TeachingNote.tsx';

test('the link to edit a teaching note leads to the tab that has it', async () => {
  server.reply('getRun', run());
  server.reply('getTeaching', { objectives: [], objectives_revision: 0, teaching_note: '# Before' });
  await renderPage(<TeachingNote runId={5} />);
  await screen.findByRole('heading', { name: 'Before' });
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toContain('view=objectives');
});

test('a numbered list continues after a paragraph between its items', async () => {
  server.reply('getRun', run());
  server.reply('getTeaching', {
    objectives: [],
    objectives_revision: 0,
    teaching_note: '1. Read\n\nWait.\n\n2. Vote\n3. Talk',
  });
  await renderPage(<TeachingNote runId={5} />);
  const list = (await screen.findByText('Vote')).closest('ol');
  expect(list).toHaveAttribute('start', '2');
  expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
});

test('a teaching note whose run could not be loaded can be loaded again', async () => {
  server.disconnect('getRun');
  await renderPage(<TeachingNote runId={5} />);
  expect(await screen.findByText('The teaching note could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
