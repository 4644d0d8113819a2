import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { listedRun } from '../../testing/runs.ts';
import { server } from '../../testing/server.ts';
import { RecentRuns } from './RecentRuns.tsx';

const at = (hour: number) => `2026-11-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const started = { status: 'IN_PROGRESS', started_at: at(9), last_start_time: at(9) } as const;

test('the runs that changed last are listed with their last change', async () => {
  server.reply('listRuns', {
    total: 7,
    all_sim_run: [
      listedRun({ id: 1, name: 'Drafted', status: 'DRAFT', updatedAt: at(8) }),
      listedRun({ id: 2, name: 'Begun', ...started, updatedAt: at(9) }),
      listedRun({ id: 3, name: 'Moved', ...started, updatedAt: at(10), current_stage: { stage_number: 2 } }),
      listedRun({ id: 4, name: 'Resumed', ...started, last_start_time: at(11), updatedAt: at(11) }),
      listedRun({ id: 5, name: 'Played', status: 'COMPLETED', updatedAt: at(13) }),
      listedRun({ id: 6, name: 'Stopped', status: 'ENDED', updatedAt: at(12) }),
      listedRun({ id: 7, name: 'Halted', status: 'PAUSED', updatedAt: at(7) }),
    ],
  });
  await renderPage(<RecentRuns />);
  await screen.findByRole('list', { name: 'Runs' });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent.split(',')[0]);
  expect(rows).toEqual([
    'PlayedRun completed',
    'StoppedRun ended early',
    'ResumedRun resumed',
    'MovedAdvanced to stage 2',
    'BegunRun started',
  ]);
});

test('runs that could not be read are read again', async () => {
  const { user } = await renderPage(<RecentRuns />);
  expect(await screen.findByText('Failed to load simulation runs')).toBeVisible();
  server.reply('listRuns', { total: 1, all_sim_run: [listedRun()] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Evening workshop' })).toBeVisible();
});

test('a facilitator without a run sees no list of runs', async () => {
  server.reply('listRuns', { total: 0, all_sim_run: [] });
  await renderPage(<RecentRuns />);
  await expect.poll(() => server.received('listRuns').length).toBeGreaterThan(0);
  expect(screen.queryByRole('list')).toBeNull();
});
