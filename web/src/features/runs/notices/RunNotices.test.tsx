import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { run } from '../../../testing/runs.ts';
import { RunNotices } from './RunNotices.tsx';

const end = { hasEnded: true, isStaying: true, stay: () => {} };

test.each([
  ['COMPLETED', 'Simulation Complete!'],
  ['ENDED', 'Your facilitator has ended the simulation early'],
] as const)('a run that is %s says how it ended', async (status, title) => {
  await renderPage(<RunNotices received={{ run: run({ status }), receivedAt: 0 }} end={end} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

test('when the time is up, a notice says that decisions can still be submitted', async () => {
  const upNow = { duration_seconds: 60, remaining_seconds: 1, remaining_ms: 1, running: true };
  await renderPage(
    <RunNotices
      received={{ run: run({ stage_clock: upNow }), receivedAt: performance.now() }}
      end={{ ...end, hasEnded: false }}
    />,
  );
  expect(
    await screen.findByText('Time is up. You can still submit until your facilitator moves on.'),
  ).toBeVisible();
});

test('a paused run does not say that the time is up', async () => {
  const up = { duration_seconds: 60, remaining_seconds: 0, remaining_ms: 0, running: false };
  await renderPage(
    <RunNotices
      received={{ run: run({ status: 'PAUSED', stage_clock: up }), receivedAt: 0 }}
      end={{ ...end, hasEnded: false }}
    />,
  );
  expect(screen.getByText('The simulation is paused.')).toBeVisible();
  expect(screen.queryByText(/^Time is up/)).toBeNull();
});

test('a plenary is announced until it is over', async () => {
  const ends = (seconds: number) => new Date(Date.parse(run().server_time) + seconds * 1_000).toISOString();
  const show = (plenary_ends_at: string) =>
    renderPage(
      <RunNotices
        received={{ run: run({ plenary_ends_at }), receivedAt: performance.now() }}
        end={{ ...end, hasEnded: false }}
      />,
    );
  const { unmount } = await show(ends(300));
  expect(screen.getByText(/^Plenary until/)).toBeVisible();
  unmount();
  await show(ends(0));
  expect(screen.queryByText(/^Plenary until/)).toBeNull();
  expect(screen.getByText('The plenary is over.').closest('[role=status]')).not.toBeNull();
});

test('a notice about a plenary that ended long ago is not shown', async () => {
  const plenary_ends_at = new Date(Date.parse(run().server_time) - 121_000).toISOString();
  await renderPage(
    <RunNotices
      received={{ run: run({ plenary_ends_at }), receivedAt: performance.now() }}
      end={{ ...end, hasEnded: false }}
    />,
  );
  expect(screen.queryByText(/plenary/i)).toBeNull();
});
