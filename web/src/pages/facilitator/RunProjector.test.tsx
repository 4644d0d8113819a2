import { act, screen } from '@testing-library/react';
import type { Run } from '@vincere/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api.ts';
import { invalidateAfter } from '../../lib/live/live-invalidation.ts';
import { finishedRun, ledDebrief, replyWithFindings } from '../../testing/led-debriefs.tsx';
import { renderPage } from '../../testing/render.tsx';
import { board, run } from '../../testing/runs.ts';
import { server } from '../../testing/server.ts';
import { RunProjector } from './RunProjector.tsx';

beforeEach(() => {
  queryClient.clear();
  replyWithFindings();
});

const project = (shown: Run) =>
  renderPage(
    <RunProjector
      received={{ run: shown, receivedAt: 0 }}
      board={board()}
      live="live"
      onLeave={vi.fn<() => void>()}
    />,
  );
const planned = ledDebrief({ opened_at: null, phase: 'reactions' });
const opened = ledDebrief({ phase: 'reactions' });
const firstQuestion = 'What is still going through your head?';

test('the projector window of a finished run shows its debrief as soon as a facilitator opens it', async () => {
  server.reply('getGuidedDebrief', { debrief: null });
  await project(finishedRun);
  expect(await screen.findByRole('heading', { name: 'The simulation has ended' })).toBeVisible();
  // A plan is not for everybody.
  server.reply('getGuidedDebrief', { debrief: planned });
  act(() => invalidateAfter('debrief-changed', null));
  await vi.waitFor(() => expect(server.received('getGuidedDebrief')).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'The simulation has ended' })).toBeVisible();
  server.reply('getGuidedDebrief', { debrief: opened });
  act(() => invalidateAfter('debrief-changed', null));
  expect(await screen.findByRole('heading', { name: firstQuestion })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The simulation has ended' })).toBeNull();
  expect(server.received('planGuidedDebrief')).toEqual([]);
});

test('a projector window that is loaded later shows the debrief at once, and keeps it if a read fails', async () => {
  server.reply('getGuidedDebrief', { debrief: opened });
  await project(finishedRun);
  expect(screen.queryByRole('heading', { name: 'The simulation has ended' })).toBeNull();
  expect(await screen.findByRole('heading', { name: firstQuestion })).toBeVisible();
  server.disconnect('getGuidedDebrief');
  act(() => invalidateAfter('debrief-changed', null));
  await vi.waitFor(() => expect(server.received('getGuidedDebrief').length).toBeGreaterThan(1));
  expect(screen.getByRole('heading', { name: firstQuestion })).toBeVisible();
});

test('the projector window shows a run in play without waiting', async () => {
  server.hold('getGuidedDebrief');
  await project(run());
  expect(await screen.findByText('Join with')).toBeVisible();
});
