import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { board, run, seat } from '../../../testing/runs.ts';
import { Present } from './Present.tsx';

const waiting = { is_connected: false, last_seen_at: null };

/** Shows the projector view of a run that has not started, with these seats, and returns its last line. */
async function footOf(seats: ReturnType<typeof seat>[]) {
  await renderPage(
    <Present
      received={{ run: run({ status: 'DRAFT' }), receivedAt: 0 }}
      board={board({ seats })}
      onLeave={() => {}}
      isOwnWindow
    />,
  );
  return (await screen.findByText(/here$/)).textContent;
}

test('before the start counts the people who have come, not everyone on the roster', async () => {
  const seats = [
    seat({ user_run_id: 1 }),
    seat({ user_run_id: 2, is_connected: false }),
    seat({ user_run_id: 3, ...waiting }),
  ];
  expect(await footOf(seats)).toBe('2 of 3here');
});

test('before the start counts nobody while a roster is loaded and nobody has come', async () => {
  expect(await footOf([seat({ user_run_id: 1, ...waiting }), seat({ user_run_id: 2, ...waiting })])).toBe(
    '0 of 2here',
  );
});

test('before the start shows one number once everyone has come', async () => {
  expect(await footOf([seat({ user_run_id: 1 }), seat({ user_run_id: 2 })])).toBe('2here');
});
