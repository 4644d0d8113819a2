import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { board, run, seat } from '../../../testing/runs.ts';
import type { Seat } from '../types.ts';
import { RunStats } from './RunStats.tsx';

const came = seat({ user_run_id: 1, is_connected: false });
const expected = seat({ user_run_id: 2, is_connected: false, last_seen_at: null });

async function participants(...seats: Seat[]) {
  await renderPage(
    <RunStats
      received={{ run: run({ status: 'COMPLETED', sim_pass: true }), receivedAt: 0 }}
      board={board({ seats })}
    />,
  );
  return screen.getByText('Participants').nextElementSibling?.textContent;
}

test('people on a roster who have not joined are not counted as participants', async () => {
  expect(await participants(came, expected)).toBe('1 of 2 seats');
});

test('in a run without a roster, everybody who has joined is counted as a participant', async () => {
  expect(await participants(came)).toBe('1');
});
