import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MyRun } from '../../features/participation/useMyRuns.ts';
import { people, signIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { DashboardPage } from './DashboardPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const runId = 5;
const name = 'Evening workshop';

function replyWithOwnRun(debrief: MyRun['debrief']): void {
  const created_at = new Date().toISOString();
  server.reply('listObservedRuns', { runs: [] });
  server.reply('listMyRuns', {
    user_run: [
      {
        id: 1,
        user_id: people.ada.id,
        simulation_run_id: runId,
        created_at,
        sim_run: {
          id: runId,
          name,
          status: 'COMPLETED',
          access_code: 'HARB42',
          created_at,
          questionnaires: 'none',
          names_answers: false,
          total_run_time: 90,
          simulation: { id: 2, name: 'Harbour Dark' },
        },
        room: { id: null, room_name: 'legal', title: null },
        has_post_questionnaire: false,
        debrief,
      },
    ],
  });
}

function replyWithObservedRun(debrief: MyRun['debrief']): void {
  server.reply('listMyRuns', { user_run: [] });
  server.reply('listObservedRuns', {
    runs: [{ run_id: runId, name, status: 'COMPLETED', simulation: 'Harbour Dark', debrief }],
  });
}

test.each([
  ['taken part in', replyWithOwnRun, 'Take Part in the Debrief'],
  ['observed', replyWithObservedRun, 'Follow the Debrief'],
] as const)(
  'an open dashboard shows within three seconds that the debrief of a run has begun that the user has %s',
  async (_, reply, link) => {
    signIn(people.ada);
    reply(null);
    await renderPage(<DashboardPage />, { at: '/dashboard' });
    await screen.findAllByText(name);
    expect(screen.queryByRole('link', { name: link })).toBeNull();
    reply('open');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText(`The debrief of ${name} is open.`)).toBeVisible();
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: link });
    expect(href).toContain(`/simulation/debrief?runId=${runId}`);
    reply('over');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText(`The debrief of ${name} is over.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the Debrief' })).toBeVisible();
  },
);
